import './tools.css';
import type { ComponentPropsWithoutRef } from 'react';

/** Around buttons that are tools of what they stand beside: smaller than a page's, and nothing moves in them. */
export function Tools({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div className={className ? `tools ${className}` : 'tools'} {...rest} />;
}

/** Around the icon buttons of one row, which are dimmer than what the row says. */
export function RowActions({ className, ...rest }: ComponentPropsWithoutRef<'div'>) {
  return <div className={className ? `row-actions ${className}` : 'row-actions'} {...rest} />;
}
