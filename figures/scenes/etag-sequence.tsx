import {
  Arrow,
  Box,
  type ColourName,
  defineFigure,
  type FigureText,
  type Position,
  Text,
  type Translations,
} from '@guide/figures/kit';

const texts = {
  firstUpdate: {en: 'The first update succeeds', fr: 'La première mise à jour réussit'},
  secondUpdate: {en: 'The second update fails', fr: 'La seconde mise à jour échoue'},
};

const CLIENT_1_X = 76;
const SERVER_X = 300;
const CLIENT_2_X = 524;
const TOP = 16;
const HEAD_HEIGHT = 52;
const HEIGHT = 462;

interface Message {
  client: typeof CLIENT_1_X | typeof CLIENT_2_X;
  y: number;
  text: string;
  isReply?: boolean;
  colour?: ColourName;
}

const server = {note: 'ACT-207', tone: 'accent'} as const;

const GET = 'GET ACT-207';
const PATCH = 'PATCH  If-Match: "1"';

const messages: Message[] = [
  {client: CLIENT_1_X, y: 112, text: GET},
  {client: CLIENT_2_X, y: 112, text: GET},
  {client: CLIENT_1_X, y: 148, text: '200  ETag: "1"', isReply: true},
  {client: CLIENT_2_X, y: 148, text: '200  ETag: "1"', isReply: true},
  {client: CLIENT_1_X, y: 208, text: PATCH},
  {client: CLIENT_1_X, y: 244, text: '200  ETag: "2"', isReply: true, colour: 'success'},
  {client: CLIENT_2_X, y: 304, text: PATCH},
  {client: CLIENT_2_X, y: 340, text: '412', isReply: true, colour: 'danger'},
  {client: CLIENT_2_X, y: 400, text: GET},
  {client: CLIENT_2_X, y: 436, text: '200  ETag: "2"', isReply: true},
];

export default defineFigure({height: HEIGHT, draw: EtagSequence});

function EtagSequence() {
  return (
    <>
      {[172, 268, 364].map((y) => (
        <path key={y} d={`M12 ${y}.5H588`} stroke="border" strokeDasharray="2 4" />
      ))}
      <Lifeline x={CLIENT_1_X} title="Client 1" />
      <Lifeline x={SERVER_X} title="Telescope" isServer />
      <Lifeline x={CLIENT_2_X} title="Client 2" />
      {messages.map((message) => (
        <MessageArrow key={`${message.client}-${message.y}`} {...message} />
      ))}
      <Note x={412} y={224} text={texts.firstUpdate} />
      <Note x={188} y={320} text={texts.secondUpdate} />
      <Note x={188} y={416} text={{en: 'Client 2 reads again', fr: 'Le client 2 relit'}} />
    </>
  );
}

function Lifeline({
  x,
  title,
  isServer = false,
}: {
  x: number;
  title: FigureText;
  isServer?: boolean;
}) {
  const bounds = {x: x - 64, y: TOP, width: 128, height: HEAD_HEIGHT};
  return (
    <>
      <path d={`M${x} ${TOP + HEAD_HEIGHT}V${HEIGHT - 8}`} stroke="border-strong" strokeWidth={2} />
      <Box {...bounds} title={title} {...(isServer && server)} />
    </>
  );
}

function MessageArrow({client, y, text, isReply = false, colour}: Message) {
  const side = Math.sign(client - SERVER_X);
  const [near, far] = [SERVER_X + side * 4, client - side * 4];
  const [from, to] = isReply ? [near, far] : [far, near];
  const textProps = {
    x: (SERVER_X + client) / 2,
    y: y - 8,
    anchor: 'middle',
    bold: Boolean(colour),
  } as const;
  return (
    <>
      <Text code {...textProps} colour={colour} maxWidth={200} text={text} />
      <Arrow d={`M${from} ${y}H${to}`} colour={colour} dashed={isReply} />
    </>
  );
}

function Note({x, y, text}: Position & {text: Translations}) {
  return <Text x={x} y={y} muted anchor="middle" maxWidth={190} wrapped text={text} />;
}
