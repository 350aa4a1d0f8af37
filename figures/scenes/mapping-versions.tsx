import {defineFigure} from '../figure';
import {Arrow, Box, Panel, Text, usePen, type Words} from '../kit';

const HEIGHT = 280;
const WIDE = 116;
const TALL = 60;
const VERSIONS = 52;
const RUNS = 170;
const LANE = 114;

const dryRun: Words = {en: 'dry run', fr: 'simulation'};
const versions: {name: string; run: string; kind: Words}[] = [
  {name: 'v1', run: 'RUN-301', kind: dryRun},
  {name: 'v2', run: 'RUN-302', kind: {en: 'import', fr: 'import'}},
  {name: 'v3', run: 'RUN-303', kind: dryRun},
];

const startOf = (index: number) => 28 + index * 214;

export default defineFigure({height: HEIGHT, draw: () => <MappingVersions />});

function MappingVersions() {
  const {label, say} = usePen();
  return (
    <>
      <Lane y={12} titleY={38} title={`${label('mapping')} MAP-21`} />
      <Lane
        y={154}
        titleY={254}
        title={say({
          en: 'Runs of DST-12: each records the version that it used',
          fr: 'Exécutions de DST-12 : chacune retient la version utilisée',
        })}
      />
      {versions.map((version, index) => (
        <g key={version.name}>
          <Box
            x={startOf(index)}
            y={VERSIONS}
            width={WIDE}
            height={TALL}
            title={version.name}
            note={index === 2 ? say({en: 'current', fr: 'courante'}) : undefined}
            tone={index === 2 ? 'accent' : 'plain'}
          />
          <Box
            x={startOf(index)}
            y={RUNS}
            width={WIDE}
            height={TALL}
            title={version.run}
            note={say(version.kind)}
          />
          <Arrow
            points={[
              [startOf(index) + WIDE / 2, RUNS - 2],
              [startOf(index) + WIDE / 2, VERSIONS + TALL + 4],
            ]}
            dashed
          />
          {index < 2 && <NextVersion x={startOf(index) + WIDE} />}
        </g>
      ))}
    </>
  );
}

function Lane({y, titleY, title}: {y: number; titleY: number; title: string}) {
  return (
    <Panel x={12} y={y} width={576} height={LANE} raised>
      <Text x={28} y={titleY} size={14} colour="text-muted" max={548}>
        {title}
      </Text>
    </Panel>
  );
}

/** The arrow from a version to the next one. */
function NextVersion({x}: {x: number}) {
  const {label} = usePen();
  const y = VERSIONS + TALL / 2;
  return (
    <>
      <Text x={x + 49} y={y - 8} size={14} anchor="middle" max={94}>
        {label('save')}
      </Text>
      <Arrow
        points={[
          [x + 4, y],
          [x + 94, y],
        ]}
      />
    </>
  );
}
