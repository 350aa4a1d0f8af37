import {defineFigure} from '../figure';
import {Box, Text, usePen, type Words} from '../kit';
import {Across, Card, Code} from '../parts/api';

const HEIGHT = 348;
const END = {y: 16, width: 114, height: HEIGHT - 32};
const CLIENT = 12;
const SERVER = 474;
const card = {x: 156, width: 288};
const request = {...card, y: 16, height: 104};
const response = {...card, y: 136, height: 196};

const parts: [Words, string][] = [
  [{en: 'Data', fr: 'Données'}, '"id": "USR-3", …'],
  [{en: 'Rate', fr: 'Débit'}, 'RateLimit-Remaining: 299'],
  [{en: 'Request number', fr: 'Numéro de requête'}, 'X-Request-Id: req_…'],
];

export default defineFigure({height: HEIGHT, draw: () => <ApiFirstCall />});

function ApiFirstCall() {
  const {say} = usePen();
  return (
    <>
      <Box
        {...END}
        x={CLIENT}
        title={say({en: 'Client', fr: 'Client'})}
        note={say({en: 'your program', fr: 'votre programme'})}
      />
      <Box {...END} x={SERVER} title="Telescope" note="API v1" />
      <Request />
      <Response />
    </>
  );
}

function Request() {
  const {say} = usePen();
  const {x, y, height} = request;
  const middle = y + height / 2;
  return (
    <>
      <Across from={CLIENT + END.width + 2} to={x - 3} y={middle} colour="accent" />
      <Across from={x + card.width + 2} to={SERVER - 3} y={middle} colour="accent" />
      <Card {...request} fill="accent-soft" stroke="accent" />
      <Code text="GET /api/v1/me" x={x + 16} y={y + 27} bold />
      <Text x={x + 16} y={y + 60} size={14} max={256}>
        {say({en: 'Token', fr: 'Jeton'})}
      </Text>
      <Code text="Authorization: Bearer tlsp_…" x={x + 16} y={y + 82} max={260} />
    </>
  );
}

function Response() {
  const {say} = usePen();
  const {x, y, height} = response;
  const middle = y + height / 2;
  return (
    <>
      <Across from={SERVER - 2} to={x + card.width + 3} y={middle} />
      <Across from={x - 2} to={CLIENT + END.width + 3} y={middle} />
      <Card {...response} />
      <Code text="200 OK" x={x + 16} y={y + 27} bold />
      {parts.map(([name, value], index) => (
        <g key={value}>
          <Text x={x + 16} y={y + 56 + index * 48} size={14} colour="text-muted" max={256}>
            {say(name)}
          </Text>
          <Code text={value} x={x + 16} y={y + 76 + index * 48} max={260} />
        </g>
      ))}
    </>
  );
}
