/**
 * Replaced: NavbarItem/DropdownNavbarItem/Desktop of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream's trigger is a link to `#`. Escape and Space do nothing, and the keyboard can't
 * close a list opened by mouse.
 */
import {useId, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {useDropdown} from '@site/src/client/useDropdown';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  html,
  children,
  ...props
}: Props): ReactNode {
  const listId = useId();
  const {root, isOpen, close, toggle, hoverProps} = useDropdown();
  // CSS opens it before hydration and without scripts.
  const isBrowser = useIsBrowser();
  const content = html ? {dangerouslySetInnerHTML: {__html: html}} : {children: children ?? label};

  return (
    <div
      ref={root}
      {...hoverProps}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isBrowser,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      <button
        {...(props as ComponentProps<'button'>)}
        // Link props of version dropdowns, whose list has the same link.
        {...{to: undefined, isActive: undefined}}
        type="button"
        className={clsx('clean-btn navbar__link', className)}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
        {...content}
      />
      <ul id={listId} className="dropdown__menu" onClick={close}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
