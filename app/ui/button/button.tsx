import './button.css';
import type { ComponentPropsWithRef, ElementType } from 'react';

/** `as`: what it is instead of a button, an element's name or a component that takes a class, such as a router's link. */
type PropsOf<Element extends ElementType, Own> = Own & { readonly as?: Element } & Omit<ComponentPropsWithRef<Element>, keyof Own | 'as'>;

interface OwnProps {
  readonly className?: string | undefined;
}

interface ButtonProps extends OwnProps {
  /** The one vermilion action of a screen. */
  readonly isPrimary?: boolean | undefined;
  readonly isLarge?: boolean | undefined;
}

interface IconButtonProps extends OwnProps {
  /** Its accessible name, which is not shown. */
  readonly label: string;
  readonly isBoxed?: boolean | undefined;
}

export function Button<Element extends ElementType = 'button'>({ as, isPrimary, isLarge, className, ...rest }: PropsOf<Element, ButtonProps>) {
  const Part: ElementType = as ?? 'button';
  return <Part {...typeOf(as)} className={join('button', isPrimary && 'button-go', isLarge && 'button-big', className)} {...rest} />;
}

export function IconButton<Element extends ElementType = 'button'>({ as, label, isBoxed, className, ...rest }: PropsOf<Element, IconButtonProps>) {
  const Part: ElementType = as ?? 'button';
  return <Part {...typeOf(as)} className={join('icon-button', isBoxed && 'icon-button-boxed', className)} aria-label={label} {...rest} />;
}

/** A quiet action inside a pane. */
export function TextButton<Element extends ElementType = 'button'>({ as, className, ...rest }: PropsOf<Element, OwnProps>) {
  const Part: ElementType = as ?? 'button';
  return <Part {...typeOf(as)} className={join('text-button', className)} {...rest} />;
}

/** A button of HTML sends the form around it unless it is told otherwise: here `type="submit"` says that it does. */
const typeOf = (as: ElementType | undefined) => (as ? {} : { type: 'button' });

const join = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ');
