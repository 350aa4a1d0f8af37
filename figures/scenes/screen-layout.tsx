import {
  Buttons,
  defineFigure,
  Divider,
  Fields,
  label,
  longDate,
  Marker,
  SideMenu,
  Skeleton,
  Text,
  type Translations,
  WINDOW_BAR_HEIGHT,
} from '@guide/figures/kit';
import {FullTopBar} from '../parts/general';

const TOP = 4;
const BOTTOM = 352;
const DETAILS_LEFT = 424;
const MENU_WIDTH = 146;
const TOOLBAR_HEIGHT = 56;

export default defineFigure({height: 436, draw: ScreenLayout});

function ScreenLayout() {
  const below = TOP + WINDOW_BAR_HEIGHT;
  return (
    <>
      <FullTopBar y={TOP} />
      <Divider y={below} />
      <Divider y={BOTTOM} />
      <Menu y={below} />
      <Toolbar y={below} />
      <List y={below + TOOLBAR_HEIGHT} />
      <Details y={below} />
      <Marker x={232} y={TOP + WINDOW_BAR_HEIGHT / 2} number={1} />
      <Marker x={MENU_WIDTH / 2 + 4} y={322} number={2} />
      <Marker x={400} y={below + TOOLBAR_HEIGHT / 2} number={3} />
      <Marker x={400} y={322} number={4} />
      <Marker x={570} y={below + 24} number={5} />
      <Legend />
    </>
  );
}

function Menu({y}: {y: number}) {
  const items = ['portfolio', 'my-items', 'reviews', 'charts', 'filters', 'tags', 'trash'];
  return <SideMenu y={y} width={MENU_WIDTH} height={BOTTOM - y} items={items} open="my-items" />;
}

function Toolbar({y}: {y: number}) {
  return (
    <>
      <Buttons x={166} y={y + 13} texts={['filter', 'export'].map(label)} />
      <path d={`M${MENU_WIDTH + 4} ${y + TOOLBAR_HEIGHT}H${DETAILS_LEFT}`} stroke="border" />
    </>
  );
}

function List({y}: {y: number}) {
  return [70, 110, 90, 120, 80].map((width, index) => (
    <g key={width}>
      {index === 1 && (
        <rect
          x={MENU_WIDTH + 4.5}
          y={y + 36}
          width={DETAILS_LEFT - MENU_WIDTH - 5}
          height={36}
          fill="accent-soft"
        />
      )}
      <Skeleton x={166} y={y + 22 + index * 36} width={50} />
      <Skeleton x={228} y={y + 22 + index * 36} width={width} />
      <Skeleton x={366} y={y + 22 + index * 36} width={34} />
      <path d={`M${MENU_WIDTH + 4} ${y + 36 + index * 36}H${DETAILS_LEFT}`} stroke="border" />
    </g>
  ));
}

function Details({y}: {y: number}) {
  return (
    <>
      <path d={`M${DETAILS_LEFT} ${y}V${BOTTOM}`} stroke="border" />
      <Text x={440} y={y + 29} size={15} bold maxWidth={110} text={label('details')} />
      <Skeleton x={440} y={y + 60} width={110} />
      <Fields
        x={440}
        y={y + 80}
        width={140}
        columns={1}
        fields={[
          {label: label('status'), value: label('in-progress'), select: true},
          {label: label('due-date'), value: longDate('2025-05-30')},
          {label: label('progress'), value: '60'},
        ]}
      />
    </>
  );
}

const areas: Translations[] = [
  {en: 'Top bar', fr: 'Barre supérieure'},
  {en: 'Menu of the module', fr: 'Menu du module'},
  {en: 'Toolbar', fr: 'Barre d’outils'},
  {en: 'Content: a list', fr: 'Contenu : une liste'},
];

function Legend() {
  return [...areas, label('details')].map((name, index) => {
    const x = [28, 222, 440][index % 3]!;
    const y = BOTTOM + 28 + Math.floor(index / 3) * 34;
    return (
      <g key={index}>
        <Marker x={x} y={y} number={index + 1} />
        <Text x={x + 22} y={y + 5} size={15} maxWidth={164} text={name} />
      </g>
    );
  });
}
