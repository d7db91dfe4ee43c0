export const A_TABLE_FOR_TEN = `
<p>Once or twice a year somebody says "come to us" before thinking, and then there are ten people and one table for six. We have done this often enough to have a method. It is not a recipe for a perfect evening. It is a way to sit down yourself before the soup is cold.</p>
<h2>Make one long table</h2>
<p>Push the desk against the dining table. Add the garden one if it fits. They will not be the same height, and it does not matter: put a folded blanket on the lower one and a long cloth over everything. A cloth of three metres and twenty covers two tables and their secret. Seat small people at the step.</p>
<p>Count sixty centimetres for each person, fifty if they like each other. Chairs need not match either. A bench takes three and starts conversations.</p>
<h2>Plates, and the lack of them</h2>
<p>Nobody has ten of the same plate. Take two sets and lay them by turns, so that it looks meant. If you have three sets, put the odd one at the ends. What ties it together is what repeats: the same napkin for everyone, and the same small glass with one stem in it at every second place.</p>
<h2>Cook one thing that waits</h2>
<p>The dish for ten is one that is happy to stand. Beans with sage, a stew, a big tray of roasted vegetables with a bowl of something green and sharp. Anything that must be served within the minute will keep you at the stove, and your friends came to see you.</p>
<ul>
<li><strong>The day before:</strong> cook the main pot. Make the dressing. Fill the water jugs and put them in the fridge.</li>
<li><strong>In the morning:</strong> lay the table, all of it, with the serving spoons. Then walk around it once and sit down on every side.</li>
<li><strong>An hour before:</strong> warm the pot, cut the bread under a cloth, light nothing yet.</li>
<li><strong>When the bell rings:</strong> light the candles and give the first guest a job.</li>
</ul>
<p>The job matters. People who stand about feel like visitors. People who slice lemons feel at home.</p>
<h2>Light</h2>
<p>Turn off whatever hangs from the ceiling. Put pillar candles down the middle, where sleeves do not pass, and tea lights on the sill. Faces look kinder from below eye level, and the dishes in the sink disappear.</p>
<h2>Passing things</h2>
<p>Serve from three points, not one. Two small bowls of salad move faster than a big one, and bread should be in reach of every arm. Keep a tray by the door: it clears ten plates in two walks.</p>
<h2>And at the end</h2>
<p>Leave the washing-up. Put the plates in to soak, shake the cloth out of the window and sit down again. The best part of a long table is the last hour, when it has become a short one, with everybody at the same end.</p>
<p>What we use for such evenings: the <a href="/product/linen-tablecloth">long tablecloth</a>, the <a href="/product/oak-serving-tray">oak tray</a> and a good many <a href="/product/tea-light-box">tea lights</a>.</p>`;

export const CANDLE_CARE = `
<p>A candle is a very simple machine. Heat melts wax, the wick lifts it, the flame burns it. When a candle smokes, tunnels or drowns, one of those three is out of step. It is nearly always easy to put right.</p>
<h2>The first hour</h2>
<p>Wax has a memory. The first time you light a pillar or a jar, let it burn until the melted pool reaches the edge. That takes about an hour for each three centimetres of width. Blow it out sooner and you have drawn a ring, and every later flame stays inside it. That is how you get a deep hole with a lot of unused wax around it.</p>
<p>If it has happened already, wrap a strip of foil around the rim, open in the middle, and let it burn for an hour. The trapped heat melts the wall down.</p>
<h2>Trim the wick</h2>
<p>Half a centimetre. Shorter, and the flame drowns in its own pool. Longer, and it flickers, smokes and leaves soot on the ceiling. Trim when the candle is cold, with nail scissors if you have nothing else, and take the black crumbs out. They act as a second wick, and not a good one.</p>
<h2>Out of the wind</h2>
<p>A draught makes one side burn faster, and the candle weeps. If the flame leans all the time, move it by half a metre. It is often enough. In a row, leave a hand's breadth between candles, or they warm each other and all of them droop.</p>
<h2>Putting it out</h2>
<p>Blowing works, and so does coughing at a cake. Both send a thread of smoke through the room, and sometimes a drop of wax to the cloth. A snuffer takes the air away and the flame just stops. If you have none, bend the wick into the pool with a match and set it upright again. It comes out coated and lights easily the next time.</p>
<h2>Bloom, dust and dents</h2>
<p>Old beeswax grows a pale bloom, like a plum. It is a good sign, since only real beeswax does it. Rub it with a soft cloth or hold a hair dryer near it for a few seconds. Dust comes off with a drop of oil on a cloth.</p>
<p>Keep candles lying flat and in the dark, below 25 degrees. Tapers stored upright in a warm cupboard bow to one side, and they never quite forget it.</p>
<h2>When it is done</h2>
<p>Stop when there is a centimetre left. Below that the glass or the table gets too hot. Jars come clean with hot water: the wax floats up, and you lift it off as a disc. Keep the discs. With a bit of cotton wick and an old cup they make one more candle, a stripy one, and it is always the best-looking of the lot.</p>
<h2>The rules everyone knows</h2>
<p>Never leave a flame alone, keep it away from curtains, children and cats, and put it out before you are tired. We repeat them because we once forgot, and we miss that lampshade.</p>
<p>For the pillars go to the <a href="/product/beeswax-pillar-candle">beeswax candle</a>. The <a href="/product/brass-candle-snuffer">snuffer</a> is made ten at a time, so there may be a wait.</p>`;
