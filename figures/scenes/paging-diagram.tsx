import {Arrow, defineFigure, Skeleton, Text, type Translations} from '@guide/figures/kit';
import {Card} from '../parts/api';

const total: Translations = {en: '240 items, 100 per page', fr: '240 éléments, 100 par page'};

const TOP = 56;
const PAGE_HEIGHT = 206;
const PAGE_WIDTH = 148;
const PAGE_STEP = 214;
const BOTTOM = TOP + PAGE_HEIGHT;

const RECORDS_PER_LINE = 10;

const pages: {rows: Translations; count: number}[] = [
  {rows: {en: '1 to 100', fr: '1 à 100'}, count: 100},
  {rows: {en: '101 to 200', fr: '101 à 200'}, count: 100},
  {rows: {en: '201 to 240', fr: '201 à 240'}, count: 40},
];

export default defineFigure({height: 326, draw: PagingDiagram});

function PagingDiagram() {
  return (
    <>
      <Text x={12} y={32} maxWidth={330} text={total} />
      <Text code text="GET /api/v1/items" x={588} y={32} anchor="end" muted maxWidth={240} />
      {pages.map((_, index) => (
        <Page key={index} index={index} />
      ))}
      {[0, 1].map((index) => (
        <Next key={index} x={12 + index * PAGE_STEP + PAGE_WIDTH} />
      ))}
      <Last />
    </>
  );
}

function Page({index}: {index: number}) {
  const {rows, count} = pages[index]!;
  const x = 12 + index * PAGE_STEP;
  return (
    <>
      <Card x={x} y={TOP} width={PAGE_WIDTH} height={PAGE_HEIGHT} />
      <Text
        x={x + 16}
        y={TOP + 28}
        size={15}
        bold
        maxWidth={PAGE_WIDTH - 24}
        text={`Page ${index + 1}`}
      />
      <Text x={x + 16} y={TOP + 50} muted maxWidth={PAGE_WIDTH - 24} text={rows} />
      {Array.from({length: count / RECORDS_PER_LINE}, (_, line) => (
        <Skeleton key={line} x={x + 16} y={TOP + 74 + line * 13} width={PAGE_WIDTH - 32} />
      ))}
    </>
  );
}

function Next({x}: {x: number}) {
  const y = TOP + PAGE_HEIGHT / 2;
  return (
    <>
      <Text
        code
        x={x + 32}
        y={y - 10}
        anchor="middle"
        colour="accent"
        bold
        maxWidth={60}
        text="next"
      />
      <Arrow d={`M${x + 2} ${y}H${x + PAGE_STEP - PAGE_WIDTH - 3}`} colour="accent" />
    </>
  );
}

function Last() {
  const centre = 12 + 2 * PAGE_STEP + PAGE_WIDTH / 2;
  const end = {x: centre, y: BOTTOM + 46};
  return (
    <>
      <Arrow d={`M${centre} ${BOTTOM + 2}V${BOTTOM + 24}`} colour="accent" />
      <Skeleton x={28} y={BOTTOM + 45} width={40} />
      <Text
        x={78}
        y={BOTTOM + 46}
        muted
        maxWidth={200}
        text={{en: '10 items', fr: '10 éléments'}}
      />
      <Text
        code
        {...end}
        anchor="middle"
        colour="accent"
        bold
        maxWidth={PAGE_WIDTH}
        text="next: null"
      />
    </>
  );
}
