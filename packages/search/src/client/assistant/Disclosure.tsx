/** Replaces `@base-ui/react/popover` for DocSearch 5.2. Sources open below their button. */
import {createContext, use, useId, type ReactNode, type Ref} from 'react';

interface RootProps {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

interface PartProps {
  className?: string;
  children?: ReactNode;
}

const State = createContext({
  open: false,
  onOpenChange: (() => {}) as RootProps['onOpenChange'],
  id: '',
});

function Root({open, onOpenChange, children}: RootProps): ReactNode {
  const id = useId();
  return <State value={{open, onOpenChange, id}}>{children}</State>;
}

function Trigger({
  className,
  children,
  ref,
}: PartProps & {ref?: Ref<HTMLButtonElement>}): ReactNode {
  const {open, onOpenChange, id} = use(State);
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => onOpenChange(!open)}
    >
      {children}
    </button>
  );
}

function Popup({className, children}: PartProps): ReactNode {
  const {open, id} = use(State);
  return (
    <div id={id} className={className} hidden={!open}>
      {children}
    </div>
  );
}

function Children({children}: PartProps): ReactNode {
  return children;
}

function Nothing(): null {
  return null;
}

export const Popover = {
  Root,
  Trigger,
  Portal: Children,
  Positioner: Children,
  Popup,
  Arrow: Nothing,
  // Not needed: the trigger names and closes the list.
  Close: Nothing,
  Title: Nothing,
};
