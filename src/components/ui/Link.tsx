import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/**
 * One look a purpose: `primary` is the one filled button of a screen, `outline` a button beside it, `arrow` the secondary
 * action, `text` stands in prose, `plain` brings no look of its own.
 */
const VARIANTS = {
  primary: 'action justify-center rounded bg-ink px-5 py-2 text-paper hover:bg-accent active:bg-accent',
  outline: 'action justify-center rounded border border-ink px-5 py-2 hover:border-accent hover:text-accent',
  arrow: 'action action-arrow group border-b border-ink hover:border-accent hover:text-accent',
  text: 'text-link',
  plain: '',
} as const;

const NEW_TAB = <span className="sr-only"> (opens in a new tab)</span>;

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  variant?: keyof typeof VARIANTS;
  /** The dialog of this page that shows the thing instead, where script runs (`features/dialogs`). */
  dialog?: string;
  children?: ReactNode;
}

/**
 * Every link of the site. One to another site opens a new tab, without access to this page, and says so to a screen
 * reader; a dialog's opener, only where there is no script to open the dialog.
 */
export function Link({ variant = 'text', dialog, className = '', children, ...anchor }: LinkProps) {
  const external = /^https?:/.test(anchor.href);
  return (
    <a
      {...anchor}
      {...(external && { target: '_blank', rel: 'noopener' })}
      data-dialog={dialog}
      className={`${VARIANTS[variant]} ${className}`.trim() || undefined}
    >
      {children}
      {variant === 'arrow' && <Icon name={external ? 'external' : 'arrow'} className="icon-ahead" />}
      {external && (dialog ? <noscript>{NEW_TAB}</noscript> : NEW_TAB)}
    </a>
  );
}
