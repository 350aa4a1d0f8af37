import {
  Arrow,
  Box,
  defineFigure,
  label,
  type LabelKey,
  Panel,
  type Position,
  Text,
} from '@guide/figures/kit';

const texts = {
  provider: {en: 'Identity provider', fr: 'Fournisseur d’identité'},
};

interface Exchange {
  method: string;
  /** Values copied to the identity provider. */
  sent: LabelKey[];
  /** Values entered in the workspace settings. */
  received: LabelKey[];
}

const exchanges: Exchange[] = [
  {method: 'SAML 2.0', sent: ['entity-id', 'acs-url'], received: ['provider-metadata']},
  {
    method: 'OpenID Connect',
    sent: ['redirect-uri'],
    received: ['discovery-address', 'client-id', 'client-secret'],
  },
];

const PANEL = {width: 568, height: 166};
const LINE_HEIGHT = 20;
const ARROW = {from: 154, to: 430};

export default defineFigure({height: 2 * PANEL.height + 36, draw: SingleSignOnExchange});

function ValueArrow({y, labels, back = false}: {y: number; labels: LabelKey[]; back?: boolean}) {
  const {from, to} = ARROW;
  const line = y + labels.length * LINE_HEIGHT;
  return (
    <>
      {labels.map((key, index) => (
        <Text
          key={key}
          x={(from + to) / 2}
          y={y + index * LINE_HEIGHT + 12}
          size={15}
          anchor="middle"
          maxWidth={to - from - 16}
          text={label(key)}
        />
      ))}
      <Arrow
        d={back ? `M${to} ${line}H${from}` : `M${from} ${line}H${to}`}
        colour={back ? 'text-muted' : 'accent'}
      />
    </>
  );
}

function ExchangePanel({x, y, exchange}: Position & {exchange: Exchange}) {
  const {method, sent, received} = exchange;
  const side = {y: y + 46, height: 104};
  return (
    <Panel x={x} y={y} {...PANEL} raised>
      <Text x={x + 14} y={y + 29} size={15} bold maxWidth={300} text={method} />
      <Box x={x + 14} {...side} width={116} tone="accent" title="Telescope" />
      <Box x={x + 422} {...side} width={132} title={texts.provider} />
      <ValueArrow y={y + 42} labels={sent} />
      <ValueArrow y={y + 42 + sent.length * LINE_HEIGHT + 14} labels={received} back />
    </Panel>
  );
}

function SingleSignOnExchange() {
  return exchanges.map((exchange, index) => (
    <ExchangePanel
      key={exchange.method}
      x={16}
      y={12 + index * (PANEL.height + 12)}
      exchange={exchange}
    />
  ));
}
