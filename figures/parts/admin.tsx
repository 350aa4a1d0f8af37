import type {ReactNode} from 'react';
import type {FigureImage} from '@guide/figures/kit';
import {
  Arrow,
  Box,
  Button,
  label,
  Panel,
  Rect,
  Text,
  type LabelKey,
  type FigureText,
  type Position,
  type Translations,
} from '@guide/figures/kit';

/** Read-only value, 40 high. */
export function ReadOnlyField({
  x,
  y,
  width,
  name,
  text,
}: Position & {width: number; name: FigureText; text: FigureText}): ReactNode {
  return (
    <>
      <Text x={x} y={y + 14} muted maxWidth={width} text={name} />
      <Text x={x} y={y + 34} size={15} maxWidth={width} text={text} />
    </>
  );
}

interface Screen {
  kind: Translations;
  content: (position: Position) => ReactNode;
}

interface CardProps extends Screen {
  x: number;
  height: number;
  title: LabelKey;
  action: LabelKey;
  current?: boolean;
}

const CARD_WIDTH = 274;
const TOP = 16;
const HEAD_HEIGHT = 66;

function ScreenCard({x, height, title, action, current = false, kind, content}: CardProps) {
  const bounds = {x, y: TOP, width: CARD_WIDTH, height};
  return (
    <Panel {...bounds} raised={!current}>
      {current && <Rect {...bounds} radius={8} fill="none" stroke="accent" strokeWidth={2} />}
      <Text x={x + 14} y={TOP + 28} size={15} bold maxWidth={CARD_WIDTH - 20} text={label(title)} />
      <Text x={x + 14} y={TOP + 50} muted maxWidth={CARD_WIDTH - 20} text={kind} />
      {content({x: x + 10, y: TOP + HEAD_HEIGHT})}
      <Button x={x + 10} y={TOP + height - 42} width={CARD_WIDTH - 20} text={label(action)} />
    </Panel>
  );
}

interface TwoScreens {
  name: LabelKey;
  content: number;
  classic: Screen;
  current: Screen;
  records: {title: Translations; note: Translations};
}

/** A classic and a new screen, linked to the records that they edit. */
export function twoScreens({name, content, classic, current, records}: TwoScreens): FigureImage {
  const height = HEAD_HEIGHT + content + 54;
  const bottom = TOP + height + 4;
  const centreY = bottom + 48;
  const classicCard = {...classic, title: `${name}-classic`, action: 'try-the-new-screen'};
  const currentCard = {...current, title: name, action: 'back-to-the-classic-screen'};
  return {
    height: bottom + 92,
    draw: () => (
      <>
        <ScreenCard x={16} height={height} {...classicCard} />
        <ScreenCard x={310} height={height} {...currentCard} current />
        <Box x={180} y={centreY - 28} width={240} height={56} {...records} tone="accent" />
        <Arrow d={`M96 ${bottom}V${centreY}H176`} bidirectional />
        <Arrow d={`M504 ${bottom}V${centreY}H424`} bidirectional />
      </>
    ),
  };
}
