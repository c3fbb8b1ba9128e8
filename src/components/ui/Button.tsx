import type { ButtonHTMLAttributes } from 'react';

const VARIANTS = {
  primary: 'bg-ink text-paper hover:bg-accent disabled:bg-control',
  outline: 'border border-ink hover:border-accent hover:text-accent disabled:border-control disabled:text-quiet',
} as const;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: keyof typeof VARIANTS;
}

/** Renders a button for an action on this page. Use Link to go elsewhere and `type="submit"` in a form. */
export function Button({ variant = 'primary', className = '', type = 'button', ...button }: ButtonProps) {
  return (
    <button
      {...button}
      type={type}
      className={`action min-h-[3.25rem] justify-center px-6 py-3 font-semibold disabled:cursor-not-allowed ${VARIANTS[variant]} ${className}`.trim()}
    />
  );
}
