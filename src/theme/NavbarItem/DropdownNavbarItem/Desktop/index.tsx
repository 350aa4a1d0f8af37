/**
 * Replaced: NavbarItem/DropdownNavbarItem/Desktop of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream's trigger is a link to `#`. Escape, Space and arrow keys do nothing, and the
 * keyboard can't close a list opened by mouse.
 */
import {useId, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import {useDropdown} from '@site/src/client/useDropdown';

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  ...props
}: Props): ReactNode {
  const listId = useId();
  const {isOpen, open, close, toggle, root} = useDropdown();
  // CSS opens it before hydration and without scripts.
  const isBrowser = useIsBrowser();
  const triggerProps = {
    ...props,
    className: clsx('navbar__link', className),
    'aria-expanded': isOpen,
    'aria-controls': listId,
  };

  return (
    <div
      {...root}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isBrowser,
        'dropdown--right': position === 'right',
        'dropdown--show': isOpen,
      })}
    >
      {props.to ? (
        <TriggerLink {...triggerProps} isOpen={isOpen} onOpen={open} onToggle={toggle} />
      ) : (
        <TriggerButton {...triggerProps} onClick={toggle} />
      )}
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

type LinkProps = ComponentProps<typeof NavbarNavLink>;

function TriggerButton({label, html, children, className, ...props}: LinkProps): ReactNode {
  const content = html ? {dangerouslySetInnerHTML: {__html: html}} : {children: children ?? label};
  return (
    <button
      {...(props as ComponentProps<'button'>)}
      type="button"
      className={clsx('clean-btn', className)}
      {...content}
    />
  );
}

interface TriggerLinkProps extends LinkProps {
  isOpen: boolean;
  onOpen: () => void;
  onToggle: () => void;
}

/** The first click opens the list. If it's open, for example by hover, a click follows the link. */
function TriggerLink({isOpen, onOpen, onToggle, ...props}: TriggerLinkProps): ReactNode {
  return (
    <NavbarNavLink
      {...props}
      role="button"
      onClick={(event) => {
        if (!isOpen) {
          event.preventDefault();
          onOpen();
        }
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault();
          onToggle();
        }
      }}
    />
  );
}
