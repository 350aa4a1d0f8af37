import type {ReactNode} from 'react';
import {
  Arrow,
  Box,
  Button,
  measure,
  Panel,
  Text,
  usePen,
  widthFor,
  type LabelKey,
  type Words,
} from '../kit';

interface Place {
  x: number;
  y: number;
}

/** Tabs as wide as their words. */
export function tabsFor(texts: string[]): {text: string; width: number}[] {
  return texts.map((text) => ({text, width: Math.ceil(measure(text, 14, true))}));
}

/** Buttons from left to right, each as wide as its words. */
export function ButtonRow({
  x,
  y,
  buttons,
  padding = 12,
}: Place & {buttons: {text: string; main?: boolean}[]; padding?: number}): ReactNode {
  const starts = buttons.map((_, index) =>
    buttons.slice(0, index).reduce((sum, {text}) => sum + widthFor(text, 14, padding) + 8, x),
  );
  return buttons.map(({text, main}, index) => (
    <Button key={text} x={starts[index]!} y={y} width={widthFor(text, 14, padding)} main={main}>
      {text}
    </Button>
  ));
}

/** A field that is read: its name, and its value below; 40 high. */
export function Fact({
  x,
  y,
  width,
  name,
  children,
}: Place & {width: number; name: string; children: string}): ReactNode {
  return (
    <>
      <Text x={x} y={y + 14} size={14} colour="text-muted" max={width}>
        {name}
      </Text>
      <Text x={x} y={y + 34} max={width}>
        {children}
      </Text>
    </>
  );
}

interface ScreenProps {
  title: LabelKey;
  kind: Words;
  action: LabelKey;
  content: (x: number, y: number) => ReactNode;
}

const CARD = 274;
const TOP = 16;
const HEAD = 66;

function ScreenCard({
  x,
  height,
  current,
  screen: {title, kind, action, content},
}: {
  x: number;
  height: number;
  current: boolean;
  screen: ScreenProps;
}): ReactNode {
  const {c, label, say} = usePen();
  return (
    <Panel x={x} y={TOP} width={CARD} height={height} raised={!current}>
      {current && (
        <rect
          x={x + 1}
          y={TOP + 1}
          width={CARD - 2}
          height={height - 2}
          rx={8}
          fill="none"
          stroke={c('accent')}
          strokeWidth={2}
        />
      )}
      <Text x={x + 14} y={TOP + 28} bold max={CARD - 20}>
        {label(title)}
      </Text>
      <Text x={x + 14} y={TOP + 50} size={14} colour="text-muted" max={CARD - 20}>
        {say(kind)}
      </Text>
      {content(x + 10, TOP + HEAD)}
      <Button x={x + 10} y={TOP + height - 42} width={CARD - 20}>
        {label(action)}
      </Button>
    </Panel>
  );
}

/** Height of two screens and the records below them, for a content of so much. */
export function twoScreensHeight(content: number): number {
  return TOP + HEAD + content + 54 + 96;
}

/** A classic screen and the new one, each linked to the records that both edit. */
export function TwoScreens({
  content,
  classic,
  current,
  records,
}: {
  /** Height of what each screen shows. */
  content: number;
  classic: ScreenProps;
  current: ScreenProps;
  records: {title: Words; note: Words};
}): ReactNode {
  const {say} = usePen();
  const height = HEAD + content + 54;
  const bottom = TOP + height + 4;
  const middle = bottom + 48;
  return (
    <>
      <ScreenCard x={16} height={height} current={false} screen={classic} />
      <ScreenCard x={310} height={height} current screen={current} />
      <Box
        x={180}
        y={middle - 28}
        width={240}
        height={56}
        title={say(records.title)}
        note={say(records.note)}
        tone="accent"
      />
      <Arrow
        points={[
          [96, bottom],
          [96, middle],
          [176, middle],
        ]}
        both
      />
      <Arrow
        points={[
          [504, bottom],
          [504, middle],
          [424, middle],
        ]}
        both
      />
    </>
  );
}
