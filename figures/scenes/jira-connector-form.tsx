import {defineFigure} from '../figure';
import {Badge, Button, Field, Text, usePen, widthFor, Window} from '../kit';
import {Card} from '../parts/api';
import {Tick} from '../parts/core-lift';

const PROVIDER = 'Jira Cloud';
const HEIGHT = 424;
const LEFT = 28;
const RIGHT = 308;
const HALF = 264;
const WIDE = 544;
const result = {x: LEFT, y: 306, width: WIDE, height: 44};

export default defineFigure({height: HEIGHT, draw: () => <JiraConnectorForm />});

function JiraConnectorForm() {
  const {c, label, say} = usePen();
  const saveWidth = widthFor(label('save'));
  return (
    <Window height={HEIGHT} module="lift">
      <Text x={LEFT} y={76} size={17} bold max={300}>
        {label('new-connector')}
      </Text>
      <Badge x={LEFT + WIDE - widthFor(PROVIDER, 14, 9)} y={58} tone="accent">
        {PROVIDER}
      </Badge>
      <Field
        x={LEFT}
        y={96}
        width={WIDE}
        label={say({en: 'Site URL', fr: 'Adresse du site'})}
        value="https://brumeval.atlassian.example"
      />
      <Field
        x={LEFT}
        y={162}
        width={HALF}
        label={say({en: 'Account e-mail', fr: 'E-mail du compte'})}
        value="telescope@brumeval.example"
      />
      <Field
        x={RIGHT}
        y={162}
        width={HALF}
        label={say({en: 'API token', fr: 'Jeton d’API'})}
        value="••••••••••••••••"
      />
      <Field
        x={LEFT}
        y={228}
        width={WIDE}
        label="JQL"
        value="project = TICK AND statusCategory != Done"
      />
      <Result />
      <path d={`M4.5 ${HEIGHT - 51.5}H595.5`} stroke={c('border')} />
      <Button x={LEFT} y={HEIGHT - 42} main>
        {label('test-connection')}
      </Button>
      <Button x={LEFT + WIDE - saveWidth} y={HEIGHT - 42}>
        {label('save')}
      </Button>
    </Window>
  );
}

/** What the test of the connection found. */
function Result() {
  const {say} = usePen();
  const base = result.y + 27;
  return (
    <>
      <Card {...result} fill="success-soft" stroke="success" />
      <Tick x={result.x + 24} y={base - 5} colour="success" />
      <Text x={result.x + 42} y={base} size={14} bold colour="success" max={190}>
        {say({en: 'Connection successful', fr: 'Connexion réussie'})}
      </Text>
      <Text x={result.x + WIDE - 16} y={base} size={14} anchor="end" max={300}>
        {say({en: 'First page: 100 issues', fr: 'Première page : 100 tickets'})}
      </Text>
    </>
  );
}
