import {
  Box,
  type BoxProps,
  Caption,
  defineFigure,
  Text,
  type Translations,
  WIDTH,
} from '@guide/figures/kit';

const HEIGHT = 342;

const xOfDay = {1: 108, 4: 240, 22: 432, 52: 588} as const;
const BOX_HEIGHT = 52;
const lanes = {jira: 100, telescope: 164, both: 262} as const;

const edited: Translations = {en: 'Edited here', fr: 'Modifications ici'};
const jira = 'Jira';
const telescope = 'Telescope';

const phases: {from: number; to: number; text: Translations}[] = [
  {from: xOfDay[1], to: xOfDay[4], text: {en: 'Connect', fr: 'Connexion'}},
  {from: xOfDay[4], to: xOfDay[22], text: {en: 'Work in parallel', fr: 'Travail en parallèle'}},
  {from: xOfDay[22], to: xOfDay[52], text: {en: 'After the change', fr: 'Après la bascule'}},
];

export default defineFigure({height: HEIGHT, draw: MovingFromJira});

function MovingFromJira() {
  return (
    <>
      <Days />
      <Lane y={lanes.jira} name={jira} />
      <PhaseBox lane="jira" from={xOfDay[1]} to={xOfDay[22]} tone="accent" title={edited} />
      <PhaseBox
        lane="jira"
        from={xOfDay[22]}
        to={xOfDay[52]}
        tone="muted"
        dashed
        title={{en: 'Read only', fr: 'Lecture seule'}}
      />
      <Lane y={lanes.telescope} name={telescope} />
      <PhaseBox
        lane="telescope"
        from={xOfDay[1]}
        to={xOfDay[4]}
        tone="muted"
        title={{en: 'Dry runs', fr: 'Simulations'}}
      />
      <PhaseBox
        lane="telescope"
        from={xOfDay[4]}
        to={xOfDay[22]}
        title={{en: 'Read here', fr: 'Lecture ici'}}
        note={{en: 'imported every day', fr: 'import tous les jours'}}
      />
      <PhaseBox lane="telescope" from={xOfDay[22]} to={xOfDay[52]} tone="accent" title={edited} />
      <KeepBoth />
    </>
  );
}

function Days() {
  const line = {stroke: 'border-strong', strokeWidth: 1.5, strokeDasharray: '4 5'};
  return (
    <>
      {phases.map(({from, to, text}) => (
        <Caption key={text.en} x={(from + to) / 2} y={80} maxWidth={to - from - 8} text={text} />
      ))}
      {Object.entries(xOfDay).map(([number, x]) => (
        <g key={number}>
          <path d={`M${x} 46V${lanes.telescope + BOX_HEIGHT + 12}`} {...line} />
          <Text
            x={number === '52' ? x : x - 4}
            y={34}
            anchor={number === '52' ? 'end' : 'start'}
            bold
            text={{en: `Day ${number}`, fr: `Jour ${number}`}}
          />
        </g>
      ))}
    </>
  );
}

function Lane({y, name}: {y: number; name: string}) {
  return <Text x={12} y={y + BOX_HEIGHT / 2 + 5} size={15} bold maxWidth={92} text={name} />;
}

function PhaseBox({
  lane,
  from,
  to,
  ...box
}: {lane: keyof typeof lanes; from: number; to: number} & Pick<
  BoxProps,
  'title' | 'note' | 'tone' | 'dashed'
>) {
  return <Box x={from + 4} y={lanes[lane]} width={to - from - 8} height={BOX_HEIGHT} {...box} />;
}

function KeepBoth() {
  return (
    <>
      <path d={`M12 ${lanes.both - 18}H${WIDTH - 12}`} stroke="border" />
      <Text
        x={12}
        y={lanes.both + BOX_HEIGHT / 2 + 5}
        bold
        maxWidth={xOfDay[4] - 20}
        text={{en: 'Or keep both tools', fr: 'Ou garder les deux outils'}}
      />
      <PhaseBox
        lane="both"
        from={xOfDay[4]}
        to={xOfDay[52]}
        dashed
        title={{en: 'Edited in Jira', fr: 'Modifications dans Jira'}}
        note={{
          en: 'read in Telescope, without an end',
          fr: 'lecture dans Telescope, sans terme',
        }}
      />
    </>
  );
}
