import {test} from '@playwright/test';
import {buildOwnerSite} from '../owner/build';

test('the guide builds after what an owner does in a year', async () => {
  test.setTimeout(900_000);
  await buildOwnerSite();
});
