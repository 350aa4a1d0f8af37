/**
 * Replaced: NavbarItem/DropdownNavbarItem/Desktop of @docusaurus/theme-classic 3.9.1.
 *
 * Why: upstream's trigger is a link without a target that answers Enter only;
 * Escape and the arrows do nothing, and a reader who opened the list by mouse
 * cannot close it from the keyboard. Classes and appearance are upstream's.
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
  // Until scripts run, and where they never do, the style sheet opens the list.
  const isBrowser = useIsBrowser();
  const trigger = {
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
        <TriggerLink {...trigger} isOpen={isOpen} onOpen={open} onToggle={toggle} />
      ) : (
        <TriggerButton {...trigger} onClick={toggle} />
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

/** Leads to its page by mouse, which has opened the list before; opens the list by key and touch. */
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
