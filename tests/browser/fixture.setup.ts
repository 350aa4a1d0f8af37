import {test} from '@playwright/test';
import {buildFixture, builds, type BuildName} from '../fixture/build';

for (const name of Object.keys(builds) as BuildName[]) {
  test(`the fixture site builds: ${name}`, async () => {
    test.setTimeout(400_000);
    await buildFixture(name);
  });
}
