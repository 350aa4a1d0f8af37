import type {ReactNode} from 'react';
import {
  Divider,
  label,
  Tabs,
  Text,
  Window,
  WINDOW_BAR_HEIGHT,
  type LabelKey,
} from '@guide/figures/kit';

export const PROJECT_CONTENT_TOP = WINDOW_BAR_HEIGHT + 4 + 46;

export function ProjectWindow({
  tabs,
  open,
  children,
}: {
  tabs: LabelKey[];
  open: LabelKey;
  children: ReactNode;
}): ReactNode {
  return (
    <Window module="projects">
      <Text x={20} y={73} size={15} bold text="TICKET" />
      <path d="M96.5 60v18" stroke="border-strong" />
      <Divider y={PROJECT_CONTENT_TOP - 0.5} />
      <Tabs x={114} y={73} items={tabs.map(label)} open={label(open)} gap={20} compact />
      {children}
    </Window>
  );
}
