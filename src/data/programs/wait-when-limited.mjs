import {send} from './send.mjs';

const {data} = await send('GET', '/api/v1/items?page_size=200');
console.log(data);
