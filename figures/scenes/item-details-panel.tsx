import {
  Badge,
  Button,
  Buttons,
  Close,
  defineFigure,
  Fields,
  type FigureText,
  label,
  type LabelKey,
  longDate,
  percentage,
  Skeleton,
  Tabs,
  Text,
  Window,
} from '@guide/figures/kit';
import {actionTitles} from '../parts/domains-actions';

const ITEM = 'ACT-203';
const HEIGHT = 450;
const LEFT = 194;
const RIGHT = 580;

export default defineFigure({height: HEIGHT, draw: DetailsPanel});

function DetailsPanel() {
  return (
    <Window module="projects">
      <Items />
      <path d={`M178 44V${HEIGHT - 4}`} stroke="border-strong" />
      <Heading />
      <Form />
      <Buttons x={LEFT} y={402} texts={['save', 'cancel'].map(label)} primaryIndex={0} />
      <Button x={RIGHT} y={402} anchor="end" text={label('more-actions')} />
    </Window>
  );
}

function Items() {
  const rows = [104, 84, 118, 92, 76, 110, 88];
  return (
    <>
      <Text x={20} y={72} muted text={label('actions')} />
      {rows.map((width, index) => {
        const y = 88 + index * 46;
        return (
          <g key={width}>
            <path d={`M20 ${y}H162`} stroke="border" />
            {index === 2 ? (
              <>
                <rect x={12} y={y + 4} width={158} height={38} rx={6} fill="accent-soft" />
                <Text x={20} y={y + 28} bold colour="accent" text={ITEM} />
              </>
            ) : (
              <Skeleton x={20} y={y + 27} width={width} />
            )}
          </g>
        );
      })}
    </>
  );
}

function Heading() {
  const tabs = ['details', 'comments', 'attachments', 'history'].map(label);
  return (
    <>
      <Text x={LEFT} y={72} muted text={ITEM} />
      <Badge x={LEFT + 68} y={55} tone="danger" text={label('overdue')} />
      <Close x={RIGHT - 12} y={61} />
      <Text x={LEFT} y={102} size={17} bold maxWidth={RIGHT - LEFT} text={actionTitles.testBench} />
      <path d={`M179 142H${RIGHT + 15}`} stroke="border" />
      <Tabs x={LEFT} y={132} items={tabs} open={label('details')} gap={14} compact />
    </>
  );
}

function Form() {
  const fields: [LabelKey, FigureText, boolean?][] = [
    ['type', label('action')],
    ['status', label('in-progress'), true],
    ['priority', label('medium'), true],
    ['owner', 'Tom', true],
    ['start-date', longDate('2025-03-17')],
    ['due-date', longDate('2025-05-30')],
    ['progress', percentage(60)],
    ['external-id', 'A-003'],
  ];
  return (
    <Fields
      x={LEFT}
      y={152}
      width={RIGHT - LEFT}
      gap={14}
      rowStep={59}
      fields={fields.map(([key, value, select]) => ({label: label(key), value, select}))}
    />
  );
}
