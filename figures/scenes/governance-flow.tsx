import {
  Arrow,
  Box,
  Button,
  defineFigure,
  type FigureText,
  label,
  longDate,
  Panel,
  Text,
  withColon,
} from '@guide/figures/kit';

const texts = {
  atMostTwelve: {en: '12 at most', fr: '12 au plus'},
  ownerDueDate: {en: 'owner, due date', fr: 'responsable, échéance'},
};

export default defineFigure({height: 324, draw: GovernanceFlow});

const ROW_STEP = 90;
const BOX_HEIGHT = 72;
const TOP = 46;
const rows = [0, 1, 2].map((index) => TOP + index * ROW_STEP);
const committee = {x: 16, y: TOP + ROW_STEP - 24, width: 176, height: 120};
const reviews = {x: 228, width: 156};
const results = {x: 424, width: 160};

function GovernanceFlow() {
  return (
    <>
      <Heading column={committee} text={{en: 'Committee', fr: 'Comité'}} />
      <Heading column={reviews} text={label('reviews')} />
      <Heading column={results} text={{en: 'Each review gives', fr: 'Chaque revue produit'}} />
      <Committee />
      <Fan from={committee} to={reviews.x} start={1} />
      <Fan from={reviews} to={results.x} start={0} />
      <Reviews />
      <Results />
    </>
  );
}

function Heading({column, text}: {column: {x: number; width: number}; text: FigureText}) {
  return (
    <Text
      x={column.x + column.width / 2}
      y={28}
      muted
      anchor="middle"
      maxWidth={column.width}
      text={text}
    />
  );
}

function Committee() {
  const {x, y, width} = committee;
  const centred = {x: x + width / 2, anchor: 'middle'} as const;
  const monthly = withColon('COM-1', label('monthly'));
  return (
    <Panel {...committee} raised>
      <Text {...centred} y={y + 28} bold maxWidth={164} text={label('steering-committee')} />
      <Text {...centred} y={y + 50} muted text={monthly} />
      <Button x={x + 5} y={y + 74} width={width - 10} primary text={label('plan-reviews')} />
    </Panel>
  );
}

function Reviews() {
  const [first, second, third] = rows.map((y) => ({...reviews, y, height: BOX_HEIGHT}));
  const published = withColon('REV-41', label('published'));
  return (
    <>
      <Box {...first!} title={longDate('2025-06-26')} note={published} tone="accent" />
      <Box {...second!} title={longDate('2025-07-28')} note={label('planned')} />
      <Box {...third!} title="…" note={texts.atMostTwelve} tone="muted" dashed />
    </>
  );
}

function Results() {
  const [first, second, third] = rows.map((y) => ({...results, y, height: BOX_HEIGHT}));
  const adopted = withColon('DEC-31', label('adopted'));
  return (
    <>
      <Box {...first!} title={label('minutes')} note="PDF" />
      <Box {...second!} title={label('decisions')} note={adopted} />
      <Box {...third!} title={label('actions')} note={texts.ownerDueDate} />
    </>
  );
}

function Fan({from, to, start}: {from: {x: number; width: number}; to: number; start: number}) {
  const centreYs = rows.map((y) => y + BOX_HEIGHT / 2);
  const left = from.x + from.width + 2;
  const trunk = (left + to) / 2 - 4;
  return centreYs.map((y) => (
    <Arrow d={`M${left} ${centreYs[start]!}H${trunk}V${y}H${to - 4}`} key={y} />
  ));
}
