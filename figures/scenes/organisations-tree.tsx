import {
  Button,
  Buttons,
  Chevron,
  defineFigure,
  Divider,
  label,
  Panel,
  Switch,
  Tabs,
  Text,
  Window,
} from '@guide/figures/kit';
import {ReadOnlyField} from '../parts/admin';

export default defineFigure({height: 384, draw: OrganisationsScreen});

const names = {
  authority: {en: 'Brumeval Transport Authority', fr: 'Régie des transports de Brumeval'},
  digital: {en: 'Digital Services', fr: 'Services numériques'},
  infrastructure: {en: 'Infrastructure', fr: 'Infrastructures'},
};

const organisations = [
  {code: 'BTA', id: 'ORG-1', name: names.authority, projects: 4, level: 0},
  {code: 'DIG', id: 'ORG-2', name: names.digital, projects: 2, level: 1},
  {code: 'INF', id: 'ORG-3', name: names.infrastructure, projects: 2, level: 1},
];

const selected = {code: 'DIG', parent: 'BTA', manager: 'Hugo'};

const TREE = {x: 12, y: 134, width: 344, row: 58};

function Toolbar() {
  return (
    <>
      <Text x={20} y={76} size={17} bold maxWidth={150} text={label('organisations')} />
      <Switch x={184} y={59} />
      <Text x={232} y={75} maxWidth={156} text={label('show-archived')} />
      <Button x={582} anchor="end" y={55} primary text={label('new-organisation')} />
      <Divider y={96.5} />
    </>
  );
}

function Search() {
  return (
    <>
      <Panel x={TREE.x + 4} y={104} width={200} height={28} />
      <circle cx={32} cy={116} r={5} fill="none" stroke="text-muted" strokeWidth={1.75} />
      <path d="m36 120 4 4" stroke="text-muted" strokeWidth={1.75} />
      <Text x={48} y={123} muted maxWidth={150} text={label('search')} />
      <Text
        x={TREE.x + TREE.width - 14}
        y={123}
        muted
        anchor="end"
        maxWidth={100}
        text={{en: 'Projects', fr: 'Projets'}}
      />
    </>
  );
}

function Tree() {
  const {x, y, width, row} = TREE;
  return (
    <>
      <rect x={x} y={y + 8 + row} width={width} height={row} rx={6} fill="accent-soft" />
      <path
        d={`M${x + 17} ${y + 44}v${row * 2 - 8}h19M${x + 17} ${y + 37 + row}h19`}
        fill="none"
        stroke="border-strong"
        strokeWidth={1.5}
      />
      <Chevron x={x + 12} y={y + 28} />
      {organisations.map(({code, id, name, projects, level}, index) => {
        const left = x + (level === 0 ? 34 : 44);
        const top = y + 8 + index * row;
        const isOpen = code === selected.code;
        return (
          <g key={code}>
            <Text x={left} y={top + 25} size={15} bold={isOpen} maxWidth={width - 76} text={name} />
            <Text x={left} y={top + 45} muted text={`${code} · ${id}`} />
            <Text x={x + width - 14} y={top + 35} size={15} anchor="end" text={String(projects)} />
          </g>
        );
      })}
    </>
  );
}

function DetailsPanel() {
  return (
    <>
      <Tabs x={382} y={124} items={['details', 'history'].map(label)} open={label('details')} />
      <Text x={382} y={164} size={16} bold maxWidth={204} text={names.digital} />
      <ReadOnlyField x={382} y={178} width={96} name="Code" text={selected.code} />
      <ReadOnlyField x={486} y={178} width={96} name={label('status')} text={label('active')} />
      <ReadOnlyField x={382} y={228} width={96} name="Parent" text={selected.parent} />
      <ReadOnlyField x={486} y={228} width={104} name={label('managers')} text={selected.manager} />
      <Buttons x={382} y={288} texts={[label('edit'), label('move')]} />
      <Button x={382} y={326} text={label('archive')} />
    </>
  );
}

function OrganisationsScreen() {
  return (
    <Window module="administration">
      <Toolbar />
      <Search />
      <Tree />
      <path d="M366.500 97V380" stroke="border" />
      <DetailsPanel />
    </Window>
  );
}
