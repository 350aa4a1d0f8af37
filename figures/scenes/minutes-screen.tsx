import type {ReactNode} from 'react';
import {
  Badge,
  Button,
  Buttons,
  defineFigure,
  label,
  type LabelKey,
  Panel,
  type Position,
  Skeleton,
  Text,
  type Tone,
  Window,
} from '@guide/figures/kit';

const texts = {
  review: {en: 'REV-41, 26 June 2025, 14:00', fr: 'REV-41, 26 juin 2025, 14 h'},
  decision: {
    en: 'Hold the go/no-go on 10\u00a0October\u00a02025',
    fr: 'Prendre la décision de généralisation le\u00a010\u00a0octobre\u00a02025',
  },
};

const HEIGHT = 556;
const LEFT = 16;
const RIGHT = 584;
const COLUMN_WIDTH = 278;
const COLUMN_2 = RIGHT - COLUMN_WIDTH;

export default defineFigure({height: HEIGHT, draw: ReviewScreen});

function ReviewScreen() {
  return (
    <Window module="projects">
      <Heading />
      <Agenda />
      <Attendees />
      <Decisions />
      <Actions />
      <Minutes />
      <Attachments />
    </Window>
  );
}

function Heading() {
  return (
    <>
      <Text x={LEFT} y={73} size={17} bold maxWidth={260} text={label('steering-committee')} />
      <Text x={LEFT} y={95} muted maxWidth={260} text={texts.review} />
      <Buttons
        x={RIGHT}
        y={62}
        anchor="end"
        texts={['save', 'mark-as-held'].map(label)}
        primaryIndex={1}
      />
    </>
  );
}

interface PartProps extends Position {
  height: number;
  title: LabelKey;
  button?: LabelKey;
  children: ReactNode;
}

function Part({x, y, height, title, button, children}: PartProps) {
  return (
    <Panel x={x} y={y} width={COLUMN_WIDTH} height={height} raised>
      <Text x={x + 14} y={y + 26} size={15} bold text={label(title)} />
      {button && <Button x={x + 14} y={y + height - 42} text={label(button)} />}
      {children}
    </Panel>
  );
}

function Agenda() {
  return (
    <Part x={LEFT} y={112} height={164} title="agenda" button="add">
      {[170, 130, 190].map((width, index) => (
        <g key={width}>
          <Text x={LEFT + 14} y={164 + index * 26} muted text={`${index + 1}.`} />
          <Skeleton x={LEFT + 38} y={163 + index * 26} width={width} />
        </g>
      ))}
    </Part>
  );
}

function Attendees() {
  const people: [string | undefined, LabelKey, Tone][] = [
    ['Éléonore', 'present', 'success'],
    ['Nadia', 'present', 'success'],
    [undefined, 'excused', 'warning'],
  ];
  return (
    <Part x={LEFT} y={288} height={146} title="attendees">
      {people.map(([name, presence, tone], index) => {
        const y = 326 + index * 33;
        return (
          <g key={index}>
            {name ? (
              <Text x={LEFT + 14} y={y + 17} text={name} />
            ) : (
              <Skeleton x={LEFT + 14} y={y + 16} width={80} />
            )}
            <Badge
              x={LEFT + COLUMN_WIDTH - 14}
              y={y}
              anchor="end"
              tone={tone}
              text={label(presence)}
            />
          </g>
        );
      })}
    </Part>
  );
}

function Decisions() {
  return (
    <Part x={COLUMN_2} y={112} height={164} title="decisions" button="add-decision">
      <Text x={COLUMN_2 + 14} y={164} muted text="DEC-31" />
      <Text x={COLUMN_2 + 14} y={186} maxWidth={COLUMN_WIDTH - 28} wrapped text={texts.decision} />
    </Part>
  );
}

function Actions() {
  const heads: [LabelKey, number][] = [
    ['owner', COLUMN_2 + 14],
    ['due-date', COLUMN_2 + 150],
  ];
  return (
    <Part x={COLUMN_2} y={288} height={146} title="actions" button="add-action">
      {heads.map(([head, x]) => (
        <Text key={head} x={x} y={340} muted maxWidth={120} text={label(head)} />
      ))}
      <path d={`M${COLUMN_2 + 14} 350H${RIGHT - 14}`} stroke="border" />
      <Skeleton x={COLUMN_2 + 14} y={372} width={84} />
      <Skeleton x={COLUMN_2 + 150} y={372} width={70} />
    </Part>
  );
}

function Minutes() {
  return (
    <Part x={LEFT} y={446} height={94} title="minutes">
      {[236, 214, 150].map((width, index) => (
        <Skeleton key={width} x={LEFT + 14} y={490 + index * 18} width={width} />
      ))}
    </Part>
  );
}

function Attachments() {
  return (
    <Part x={COLUMN_2} y={446} height={94} title="attachments" button="add">
      <Skeleton x={COLUMN_2 + 110} y={515} width={140} />
    </Part>
  );
}
