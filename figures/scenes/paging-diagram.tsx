import {defineFigure} from '../figure';
import {Skeleton, Text, usePen, type Words} from '../kit';
import {Across, Card, Code, Down} from '../parts/api';

const TOP = 56;
const TALL = 206;
const WIDE = 148;
const PITCH = 214;
const BOTTOM = TOP + TALL;

/** Each grey line of a page stands for so many records. */
const RECORDS = 10;

const pages: {rows: Words; count: number}[] = [
  {rows: {en: '1 to 100', fr: '1 à 100'}, count: 100},
  {rows: {en: '101 to 200', fr: '101 à 200'}, count: 100},
  {rows: {en: '201 to 240', fr: '201 à 240'}, count: 40},
];

export default defineFigure({height: 326, draw: () => <PagingDiagram />});

function PagingDiagram() {
  const {say} = usePen();
  return (
    <>
      <Text x={12} y={32} size={14} max={330}>
        {say({en: '240 items, 100 per page', fr: '240 éléments, 100 par page'})}
      </Text>
      <Code text="GET /api/v1/items" x={588} y={32} anchor="end" colour="text-muted" max={240} />
      {pages.map((_, index) => (
        <Page key={index} index={index} />
      ))}
      {[0, 1].map((index) => (
        <Next key={index} x={12 + index * PITCH + WIDE} />
      ))}
      <Last />
    </>
  );
}

function Page({index}: {index: number}) {
  const {say} = usePen();
  const {rows, count} = pages[index]!;
  const x = 12 + index * PITCH;
  return (
    <>
      <Card x={x} y={TOP} width={WIDE} height={TALL} />
      <Text x={x + 16} y={TOP + 28} bold max={WIDE - 24}>
        {`Page ${index + 1}`}
      </Text>
      <Text x={x + 16} y={TOP + 50} size={14} colour="text-muted" max={WIDE - 24}>
        {say(rows)}
      </Text>
      {Array.from({length: count / RECORDS}, (_, line) => (
        <Skeleton key={line} x={x + 16} y={TOP + 74 + line * 13} width={WIDE - 32} />
      ))}
    </>
  );
}

function Next({x}: {x: number}) {
  return (
    <>
      <Code
        text="next"
        x={x + 32}
        y={TOP + TALL / 2 - 10}
        anchor="middle"
        colour="accent"
        bold
        max={60}
      />
      <Across from={x + 2} to={x + PITCH - WIDE - 3} y={TOP + TALL / 2} colour="accent" />
    </>
  );
}

function Last() {
  const {say} = usePen();
  const centre = 12 + 2 * PITCH + WIDE / 2;
  return (
    <>
      <Down x={centre} from={BOTTOM + 2} to={BOTTOM + 24} colour="accent" />
      <Skeleton x={28} y={BOTTOM + 45} width={40} />
      <Text x={78} y={BOTTOM + 46} size={14} colour="text-muted" max={200}>
        {say({en: '10 items', fr: '10 éléments'})}
      </Text>
      <Code
        text="next: null"
        x={centre}
        y={BOTTOM + 46}
        anchor="middle"
        colour="accent"
        bold
        max={WIDE}
      />
    </>
  );
}
