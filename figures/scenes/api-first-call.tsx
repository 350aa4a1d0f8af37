import {Arrow, Box, defineFigure, Text, type Translations} from '@guide/figures/kit';
import {Card} from '../parts/api';

const texts = {
  client: {en: 'Client', fr: 'Client'},
  yourProgram: {en: 'your program', fr: 'votre programme'},
};

const HEIGHT = 348;
const ENDPOINT = {y: 16, width: 114, height: HEIGHT - 32};
const CLIENT_X = 12;
const SERVER_X = 474;
const card = {x: 156, width: 288};
const request = {...card, y: 16, height: 104};
const response = {...card, y: 136, height: 196};

const parts: [Translations, string][] = [
  [{en: 'Data', fr: 'Données'}, '"id": "USR-3", …'],
  [{en: 'Rate', fr: 'Débit'}, 'RateLimit-Remaining: 299'],
  [{en: 'Request number', fr: 'Numéro de requête'}, 'X-Request-Id: req_…'],
];

export default defineFigure({height: HEIGHT, draw: ApiFirstCall});

function ApiFirstCall() {
  return (
    <>
      <Box {...ENDPOINT} x={CLIENT_X} title={texts.client} note={texts.yourProgram} />
      <Box {...ENDPOINT} x={SERVER_X} title="Telescope" note="API v1" />
      <Request />
      <Response />
    </>
  );
}

function Request() {
  const {x, y, height} = request;
  const centreY = y + height / 2;
  return (
    <>
      <Arrow d={`M${CLIENT_X + ENDPOINT.width + 2} ${centreY}H${x - 3}`} colour="accent" />
      <Arrow d={`M${x + card.width + 2} ${centreY}H${SERVER_X - 3}`} colour="accent" />
      <Card {...request} fill="accent-soft" stroke="accent" />
      <Text code text="GET /api/v1/me" x={x + 16} y={y + 27} bold />
      <Text x={x + 16} y={y + 60} maxWidth={256} text={{en: 'Token', fr: 'Jeton'}} />
      <Text code text="Authorization: Bearer tlsp_…" x={x + 16} y={y + 82} maxWidth={260} />
    </>
  );
}

function Response() {
  const {x, y, height} = response;
  const centreY = y + height / 2;
  return (
    <>
      <Arrow d={`M${SERVER_X - 2} ${centreY}H${x + card.width + 3}`} />
      <Arrow d={`M${x - 2} ${centreY}H${CLIENT_X + ENDPOINT.width + 3}`} />
      <Card {...response} />
      <Text code text="200 OK" x={x + 16} y={y + 27} bold />
      {parts.map(([name, value], index) => (
        <g key={value}>
          <Text x={x + 16} y={y + 56 + index * 48} muted maxWidth={256} text={name} />
          <Text code text={value} x={x + 16} y={y + 76 + index * 48} maxWidth={260} />
        </g>
      ))}
    </>
  );
}
