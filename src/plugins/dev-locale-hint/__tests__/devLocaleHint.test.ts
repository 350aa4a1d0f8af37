import {describe, expect, it} from 'vitest';
import {renderHintPage} from '../hintPage';

describe('renderHintPage', () => {
  it('names the command and the address, and lets no markup of the address through', () => {
    const page = renderHintPage({
      label: 'Français',
      command: 'npm run start:fr',
      address: 'http://localhost:3001/fr/"><script>',
    });
    expect(page).toContain('<code>npm run start:fr</code>');
    expect(page).toContain('href="http://localhost:3001/fr/&quot;&gt;&lt;script&gt;"');
  });
});
