import {defineFigure} from '../figure';
import {
  Badge,
  Button,
  Field,
  measure,
  Skeleton,
  Tabs,
  Text,
  usePen,
  widthFor,
  Window,
  type LabelKey,
} from '../kit';

const ITEM = 'ACT-203';
const HEIGHT = 450;
const LEFT = 194;
const RIGHT = 580;
const COLUMN = 186;

export default defineFigure({height: HEIGHT, draw: () => <DetailsPanel />});

function DetailsPanel() {
  const {c} = usePen();
  return (
    <Window height={HEIGHT} module="projects">
      <Items />
      <path d={`M178 44V${HEIGHT - 4}`} stroke={c('border-strong')} />
      <Heading />
      <Fields />
      <Buttons />
    </Window>
  );
}

function Items() {
  const {c, label} = usePen();
  const rows = [104, 84, 118, 92, 76, 110, 88];
  return (
    <>
      <Text x={20} y={72} size={14} colour="text-muted">
        {label('actions')}
      </Text>
      {rows.map((width, index) => {
        const y = 88 + index * 46;
        const selected = index === 2;
        return (
          <g key={width}>
            <path d={`M20 ${y}H162`} stroke={c('border')} />
            {selected && (
              <>
                <rect x={12} y={y + 4} width={158} height={38} rx={6} fill={c('accent-soft')} />
                <Text x={20} y={y + 28} size={14} bold colour="accent">
                  {ITEM}
                </Text>
              </>
            )}
            {!selected && <Skeleton x={20} y={y + 27} width={width} />}
          </g>
        );
      })}
    </>
  );
}

function Heading() {
  const {c, label, say} = usePen();
  const overdue = label('overdue');
  const badgeWidth = widthFor(overdue, 14, 9);
  const tabs = (['details', 'comments', 'attachments', 'history'] as const).map((key) => ({
    text: label(key),
    width: Math.ceil(measure(label(key), 14, key === 'details')),
  }));
  return (
    <>
      <Text x={LEFT} y={72} size={14} colour="text-muted">
        {ITEM}
      </Text>
      <Badge x={LEFT + 68} y={55} width={badgeWidth} tone="danger">
        {overdue}
      </Badge>
      <path
        d={`m${RIGHT - 12} 61 12 12m0-12-12 12`}
        stroke={c('text-muted')}
        strokeWidth={1.75}
        fill="none"
      />
      <Text x={LEFT} y={102} size={17} bold max={RIGHT - LEFT}>
        {say({en: 'Install test bench', fr: 'Installer le banc d’essai'})}
      </Text>
      <path d={`M179 142H${RIGHT + 15}`} stroke={c('border')} />
      <Tabs x={LEFT} y={132} items={tabs} open={label('details')} gap={14} />
    </>
  );
}

function Fields() {
  const {label, say} = usePen();
  const fields: [LabelKey, string, boolean?][] = [
    ['type', label('action')],
    ['status', label('in-progress'), true],
    ['priority', label('medium'), true],
    ['owner', 'Tom', true],
    ['start-date', say({en: '17 March 2025', fr: '17 mars 2025'})],
    ['due-date', say({en: '30 May 2025', fr: '30 mai 2025'})],
    ['progress', say({en: '60%', fr: '60 %'})],
    ['external-id', 'A-003'],
  ];
  return fields.map(([key, value, select], index) => (
    <Field
      key={key}
      x={index % 2 === 0 ? LEFT : RIGHT - COLUMN}
      y={152 + Math.floor(index / 2) * 59}
      width={COLUMN}
      label={label(key)}
      value={value}
      select={select}
    />
  ));
}

function Buttons() {
  const {label} = usePen();
  const save = label('save');
  const more = label('more-actions');
  const saveWidth = widthFor(save);
  const moreWidth = widthFor(more);
  return (
    <>
      <Button x={LEFT} y={402} width={saveWidth} main>
        {save}
      </Button>
      <Button x={LEFT + saveWidth + 8} y={402}>
        {label('cancel')}
      </Button>
      <Button x={RIGHT - moreWidth} y={402} width={moreWidth}>
        {more}
      </Button>
    </>
  );
}
