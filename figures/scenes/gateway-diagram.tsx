import {Arrow, Box, defineFigure, label, Marker, Text, type Translations} from '@guide/figures/kit';
import {Area, Cross} from '../parts/api';

const texts = {
  outbound: {en: 'Outbound HTTPS, port 443', fr: 'HTTPS sortant, port 443'},
};

const network = {x: 12, y: 12, width: 376, height: 212};
const telescope = {x: 470, y: 12, width: 118, height: 212};
const sharepoint = {x: 28, y: 62, width: 136, height: 138};
const gateway = {x: 236, y: 62, width: 136, height: 138};
const lift = {x: 486, y: 62, width: 86, height: 138};
const outbound = [88, 130] as const;
const INBOUND_Y = 176;

const steps: Translations[] = [
  {en: 'Learns which list to read', fr: 'Apprend quelle liste lire'},
  {en: 'Reads the items of the list', fr: 'Lit les éléments de la liste'},
  {en: 'Sends the rows', fr: 'Envoie les lignes'},
];

export default defineFigure({height: 378, draw: GatewayDiagram});

function GatewayDiagram() {
  return (
    <>
      <Area {...network} title={{en: 'Your network', fr: 'Votre réseau'}} />
      <Area {...telescope} title="Telescope" />
      <Box {...sharepoint} title="SharePoint Server" note={{en: 'the list', fr: 'la liste'}} />
      <Box {...gateway} title={label('gateway')} tone="accent" />
      <Box {...lift} title="Lift" />
      <Arrow d={`M${sharepoint.x + 138} 131H${gateway.x - 3}`} />
      <Marker x={198} y={131} number={2} />
      {outbound.map((y, index) => (
        <g key={y}>
          <Arrow d={`M${gateway.x + 138} ${y}H${lift.x - 3}`} colour="accent" />
          <Marker x={429} y={y} number={index === 0 ? 1 : 3} />
        </g>
      ))}
      <Refused />
      <Legend />
    </>
  );
}

function Refused() {
  return (
    <>
      <path
        d={`M${lift.x - 2} ${INBOUND_Y}H${network.x + network.width + 2}`}
        stroke="border-strong"
        strokeWidth={2}
        strokeDasharray="5 4"
      />
      <Cross x={429} y={INBOUND_Y} />
    </>
  );
}

function Legend() {
  const rows = [258, 292, 326, 360] as const;
  return (
    <>
      {steps.map((step, index) => (
        <g key={step.en}>
          <Marker x={28} y={rows[index]! - 5} number={index + 1} />
          <Text x={50} y={rows[index]!} maxWidth={214} text={step} />
        </g>
      ))}
      {[rows[0], rows[2]].map((y) => (
        <Text key={y} x={300} y={y} colour="accent" maxWidth={288} text={texts.outbound} />
      ))}
      <Text code text="_api/web/lists" x={300} y={rows[1]} maxWidth={288} muted />
      <Cross x={28} y={rows[3] - 5} />
      <Text
        x={50}
        y={rows[3]}
        maxWidth={256}
        text={{en: 'No inbound port', fr: 'Aucun port entrant'}}
      />
    </>
  );
}
