import type {ReactNode} from 'react';
import {
  Badge,
  Button,
  Divider,
  label,
  Tabs,
  Text,
  widthFor,
  Window,
  WINDOW_BAR_HEIGHT,
  type LabelKey,
  type FigureText,
  type Position,
} from '@guide/figures/kit';
import {CHART_RIGHT, HEAD_TOP} from './roadmap-tutorials-view';

export const roadmapName = {en: 'Copy of RMP-7', fr: 'Copie de RMP-7'};

export function RoadmapWindow({
  published = true,
  open = 'timeline',
  action,
  done = false,
  children,
}: {
  published?: boolean;
  open?: 'timeline' | 'resources';
  action?: LabelKey;
  /** Whether the action was already selected. */
  done?: boolean;
  children: ReactNode;
}): ReactNode {
  const status = label(published ? 'published' : 'draft');
  return (
    <Window module="roadmap">
      <path d="M132 16v17" stroke="border-strong" />
      <Text x={144} y={29} size={15} maxWidth={134} text={roadmapName} />
      <Badge x={284} y={12} tone={published ? 'success' : 'neutral'} text={status} />
      <Tabs x={20} y={72} items={['timeline', 'resources'].map(label)} open={label(open)} />
      <Divider y={HEAD_TOP} />
      {action && (
        <Button
          x={CHART_RIGHT - 10}
          y={WINDOW_BAR_HEIGHT + 12}
          anchor="end"
          primary={!done}
          text={label(action)}
        />
      )}
      {action && !done && <TutorialPointer x={CHART_RIGHT - 20} y={WINDOW_BAR_HEIGHT + 35} />}
      {children}
    </Window>
  );
}

/** Smaller than `Pointer`. `x`, `y`: tip. */
export function TutorialPointer({x, y}: Position): ReactNode {
  return (
    <path
      d={`m${x} ${y}v17l4-3.500 3 7 3.500-1.500-3-6.500h5.500z`}
      fill="text"
      stroke="surface"
      strokeWidth={1.5}
    />
  );
}

/** `x`, `y`: tip. */
export function Tip({
  x,
  y,
  text,
  below = false,
  right = CHART_RIGHT - 4,
}: Position & {
  text: FigureText;
  below?: boolean;
  right?: number;
}): ReactNode {
  const width = widthFor(text, 6);
  const top = below ? y + 7 : y - 33;
  const centreX = Math.min(x, right - width / 2);
  return (
    <>
      <path d={below ? `m${x} ${y} 7 8h-14z` : `m${x} ${y} 7-8h-14z`} fill="text" />
      <rect x={centreX - width / 2} y={top} width={width} height={26} rx={6} fill="text" />
      <Text x={centreX} y={top + 18} bold anchor="middle" colour="surface" text={text} />
    </>
  );
}
