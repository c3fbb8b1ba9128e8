import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { words } from '../../locale.ts';
import { isOff } from '../../paths.ts';

/**
 * One look per purpose: `primary` is the only filled button of a screen, `outline` a second button, `arrow` a way on,
 * `text` for prose, `plain` without styles.
 */
const VARIANTS = {
  primary:
    'action min-h-[3.25rem] justify-center bg-ink px-6 py-3 font-semibold text-paper hover:bg-accent active:bg-accent',
  outline: 'action justify-center border border-ink px-5 py-2 hover:border-accent hover:text-accent',
  arrow: 'action action-arrow group border-b-2 border-current font-semibold hover:text-accent',
  text: 'text-link',
  plain: '',
} as const;

/** The variants whose text is a part of what is around them. */
const IN_TEXT: ReadonlySet<keyof typeof VARIANTS> = new Set(['text', 'plain'] as const);

const NEW_TAB = <span className="sr-only">{` ${words.newTab}`}</span>;

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  variant?: keyof typeof VARIANTS;
  /** The id of a dialog to open instead, if JavaScript runs (`features/dialogs`). */
  dialog?: string;
  children?: ReactNode;
}

/**
 * Renders a link. One to another site opens a new tab and says so to screen readers; a dialog's opener says so only without
 * JavaScript. One to a switched-off page leaves its text, or, if it is a button, nothing.
 */
export function Link({ variant = 'text', dialog, className = '', children, ...anchor }: LinkProps) {
  if (import.meta.env.PAGES_OFF && isOff(anchor.href)) return IN_TEXT.has(variant) ? <>{children}</> : null;
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
