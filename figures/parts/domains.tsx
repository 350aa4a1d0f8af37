import type {ReactNode} from 'react';
import {BAR, measure, Tabs, Text, usePen, WIDTH, Window, type LabelKey} from '../kit';

/** Top of the content of a project window, below its tabs. */
export const PROJECT_CONTENT = BAR + 4 + 46;

const PROJECT = 'TICKET';

/** The window of the project TICKET, with some of its tabs; one is open. */
export function ProjectWindow({
  height,
  tabs,
  open,
  children,
}: {
  height: number;
  tabs: LabelKey[];
  open: LabelKey;
  children: ReactNode;
}): ReactNode {
  const {c, label} = usePen();
  const items = tabs.map((key) => ({
    text: label(key),
    width: Math.ceil(measure(label(key), 14, key === open)),
  }));
  return (
    <Window height={height} module="projects">
      <Text x={20} y={73} bold>
        {PROJECT}
      </Text>
      <path d="M96.5 60v18" stroke={c('border-strong')} />
      <path d={`M4.5 ${PROJECT_CONTENT - 0.5}H${WIDTH - 4.5}`} stroke={c('border')} />
      <Tabs x={114} y={73} items={items} open={label(open)} gap={20} />
      {children}
    </Window>
  );
}
