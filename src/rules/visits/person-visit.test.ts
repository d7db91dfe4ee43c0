import { expect, test } from 'vitest';
import { isPersonsVisit, isRobot, type VisitHeaders } from './person-visit.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test.each([
  [FIREFOX, false],
  [CHROME, false],
  // A phone of this maker is no robot.
  ['Mozilla/5.0 (Linux; Android 13; CUBOT P80) AppleWebKit/537.36 Chrome/119.0 Mobile', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', false],
  [GOOGLE, true],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
  ['Mozilla/5.0 (compatible; YandexBot/3.0)', true],
  ['DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)', true],
  ['facebookexternalhit/1.1', true],
  ['Twitterbot/1.0', true],
  ['WhatsApp/2.24', true],
  ['Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', true],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0)', true],
  ['curl/8.5.0', true],
  ['python-requests/2.32', true],
  ['', true],
])('%s: robot %s', (agent, robot) => {
  expect(isRobot(agent)).toBe(robot);
});

const visit = (parts: Partial<VisitHeaders>): VisitHeaders => ({
  userAgent: FIREFOX,
  fetchMode: '',
  purpose: '',
  accept: '',
  ...parts,
});

test.each([
  ['a click', visit({ fetchMode: 'navigate' }), true],
  ['a script of a page', visit({ fetchMode: 'cors' }), false],
  ['a picture', visit({ fetchMode: 'no-cors' }), false],
  [
    'a link loaded before it is clicked',
    visit({ fetchMode: 'navigate', purpose: 'prefetch' }),
    false,
  ],
  ['an old browser', visit({ accept: 'text/html,application/xhtml+xml' }), true],
  ['a browser’s name alone', visit({}), false],
  ['another program', visit({ userAgent: 'shop-reader/1.0', accept: 'text/html' }), false],
  ['a robot that navigates', visit({ userAgent: GOOGLE, fetchMode: 'navigate' }), false],
])('%s', (_, headers, person) => {
  expect(isPersonsVisit(headers)).toBe(person);
});
