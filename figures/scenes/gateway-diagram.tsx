import {defineFigure} from '../figure';
import {Box, Marker, Text, usePen, type Words} from '../kit';
import {Across, Area, Code, Cross} from '../parts/api';

const network = {x: 12, y: 12, width: 376, height: 212};
const telescope = {x: 470, y: 12, width: 118, height: 212};
const sharepoint = {x: 28, y: 62, width: 136, height: 138};
const gateway = {x: 236, y: 62, width: 136, height: 138};
const lift = {x: 486, y: 62, width: 86, height: 138};
const outbound = [88, 130] as const;
const INBOUND = 176;

const steps: Words[] = [
  {en: 'Learns which list to read', fr: 'Apprend quelle liste lire'},
  {en: 'Reads the items of the list', fr: 'Lit les éléments de la liste'},
  {en: 'Sends the rows', fr: 'Envoie les lignes'},
];

export default defineFigure({height: 378, draw: () => <GatewayDiagram />});

function GatewayDiagram() {
  const {label, say} = usePen();
  return (
    <>
      <Area {...network} title={say({en: 'Your network', fr: 'Votre réseau'})} />
      <Area {...telescope} title="Telescope" />
      <Box {...sharepoint} title="SharePoint Server" note={say({en: 'the list', fr: 'la liste'})} />
      <Box {...gateway} title={label('gateway')} tone="accent" />
      <Box {...lift} title="Lift" />
      <Across from={sharepoint.x + 138} to={gateway.x - 3} y={131} />
      <Marker x={198} y={131}>
        {2}
      </Marker>
      {outbound.map((y, index) => (
        <g key={y}>
          <Across from={gateway.x + 138} to={lift.x - 3} y={y} colour="accent" />
          <Marker x={429} y={y}>
            {index === 0 ? 1 : 3}
          </Marker>
        </g>
      ))}
      <Refused />
      <Legend />
    </>
  );
}

/** The way in that does not exist. */
function Refused() {
  const {c} = usePen();
  return (
    <>
      <path
        d={`M${lift.x - 2} ${INBOUND}H${network.x + network.width + 2}`}
        stroke={c('border-strong')}
        strokeWidth={2}
        strokeDasharray="5 4"
      />
      <Cross x={429} y={INBOUND} />
    </>
  );
}

function Legend() {
  const {say} = usePen();
  const rows = [258, 292, 326, 360] as const;
  return (
    <>
      {steps.map((step, index) => (
        <g key={step.en}>
          <Marker x={28} y={rows[index]! - 5}>
            {index + 1}
          </Marker>
          <Text x={50} y={rows[index]!} size={14} max={214}>
            {say(step)}
          </Text>
        </g>
      ))}
      {[rows[0], rows[2]].map((y) => (
        <Text key={y} x={300} y={y} size={14} colour="accent" max={288}>
          {say({en: 'Outbound HTTPS, port 443', fr: 'HTTPS sortant, port 443'})}
        </Text>
      ))}
      <Code text="_api/web/lists" x={300} y={rows[1]} max={288} colour="text-muted" />
      <Cross x={28} y={rows[3] - 5} />
      <Text x={50} y={rows[3]} size={14} max={256}>
        {say({en: 'No inbound port', fr: 'Aucun port entrant'})}
      </Text>
    </>
  );
}
