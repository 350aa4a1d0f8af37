import type {ReactNode} from 'react';
import {defineFigure} from '../figure';
import {
  Badge,
  Button,
  Panel,
  Skeleton,
  Text,
  usePen,
  widthFor,
  Window,
  type LabelKey,
  type Tone,
} from '../kit';

const DECISION = 'DEC-31';
const HEIGHT = 450;
const LEFT = 16;
const RIGHT = 584;
const COLUMN = 278;
const SECOND = RIGHT - COLUMN;

export default defineFigure({height: HEIGHT, draw: () => <ReviewScreen />});

function ReviewScreen() {
  return (
    <Window height={HEIGHT} module="projects">
      <Heading />
      <Agenda />
      <Attendees />
      <Decisions />
      <Actions />
    </Window>
  );
}

function Heading() {
  const {label, say} = usePen();
  const held = label('mark-as-held');
  const heldWidth = widthFor(held);
  const saveWidth = widthFor(label('save'));
  return (
    <>
      <Text x={LEFT} y={73} size={17} bold max={260}>
        {label('steering-committee')}
      </Text>
      <Text x={LEFT} y={95} size={14} colour="text-muted" max={260}>
        {say({en: 'REV-41, 26 June 2025, 14:00', fr: 'REV-41, 26 juin 2025, 14 h'})}
      </Text>
      <Button x={RIGHT - heldWidth - saveWidth - 8} y={62} width={saveWidth}>
        {label('save')}
      </Button>
      <Button x={RIGHT - heldWidth} y={62} width={heldWidth} main>
        {held}
      </Button>
    </>
  );
}

interface PartProps {
  x: number;
  y: number;
  height: number;
  title: LabelKey;
  button?: LabelKey;
  children: ReactNode;
}

function Part({x, y, height, title, button, children}: PartProps) {
  const {label} = usePen();
  return (
    <Panel x={x} y={y} width={COLUMN} height={height} raised>
      <Text x={x + 14} y={y + 26} bold>
        {label(title)}
      </Text>
      {button && (
        <Button x={x + 14} y={y + height - 42}>
          {label(button)}
        </Button>
      )}
      {children}
    </Panel>
  );
}

function Agenda() {
  return (
    <Part x={LEFT} y={112} height={164} title="agenda" button="add">
      {[170, 130, 190].map((width, index) => (
        <g key={width}>
          <Text x={LEFT + 14} y={164 + index * 26} size={14} colour="text-muted">
            {`${index + 1}.`}
          </Text>
          <Skeleton x={LEFT + 38} y={163 + index * 26} width={width} />
        </g>
      ))}
    </Part>
  );
}

function Attendees() {
  const {label} = usePen();
  const people: [string | undefined, LabelKey, Tone][] = [
    ['Éléonore', 'present', 'success'],
    ['Nadia', 'present', 'success'],
    [undefined, 'excused', 'warning'],
  ];
  return (
    <Part x={LEFT} y={288} height={146} title="attendees">
      {people.map(([name, presence, tone], index) => {
        const y = 326 + index * 33;
        const width = widthFor(label(presence), 14, 9);
        return (
          <g key={index}>
            {name ? (
              <Text x={LEFT + 14} y={y + 17} size={14}>
                {name}
              </Text>
            ) : (
              <Skeleton x={LEFT + 14} y={y + 16} width={80} />
            )}
            <Badge x={LEFT + COLUMN - 14 - width} y={y} width={width} tone={tone}>
              {label(presence)}
            </Badge>
          </g>
        );
      })}
    </Part>
  );
}

function Decisions() {
  const {say} = usePen();
  return (
    <Part x={SECOND} y={112} height={164} title="decisions" button="add-decision">
      <Text x={SECOND + 14} y={164} size={14} colour="text-muted">
        {DECISION}
      </Text>
      <Text x={SECOND + 14} y={186} size={14} max={COLUMN - 28} wrapped>
        {say({
          en: 'Hold the go/no-go on 10\u00a0October\u00a02025',
          fr: 'Tenir la décision de généralisation le\u00a010\u00a0octobre\u00a02025',
        })}
      </Text>
    </Part>
  );
}

function Actions() {
  const {c, label} = usePen();
  const heads: [LabelKey, number][] = [
    ['owner', SECOND + 14],
    ['due-date', SECOND + 150],
  ];
  return (
    <Part x={SECOND} y={288} height={146} title="actions" button="add-action">
      {heads.map(([head, x]) => (
        <Text key={head} x={x} y={340} size={14} colour="text-muted" max={120}>
          {label(head)}
        </Text>
      ))}
      <path d={`M${SECOND + 14} 350H${RIGHT - 14}`} stroke={c('border')} />
      <Skeleton x={SECOND + 14} y={372} width={84} />
      <Skeleton x={SECOND + 150} y={372} width={70} />
    </Part>
  );
}
