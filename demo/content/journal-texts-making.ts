export const HOW_WE_GLAZE = `
<p>People who visit the workshop on a Saturday want to see the wheel. The wheel is the pretty part. The part that decides whether a mug is any good happens over a bucket, and it takes three seconds.</p>
<h2>First, the dull bit</h2>
<p>A thrown mug dries for a week. Then it is fired once, to about a thousand degrees, and comes out pink, chalky and thirsty. Potters call it biscuit ware. If you touch your tongue to it, it sticks. That thirst is what makes glazing work: the clay drinks the water and leaves the glaze behind on its skin.</p>
<p>Before that, each piece is wiped with a damp sponge. A fingerprint leaves a trace of grease, and glaze does not sit on grease. You would see the print for ever. We have one mug on the shelf with a thumb on it, from our first year. We are rather fond of it.</p>
<h2>What is in the bucket</h2>
<p>Glaze is ground rock in water. Ours has four parts: a feldspar that melts, some chalk that helps it melt, quartz that keeps it from running off, and clay that keeps it all from sinking to the bottom. That gives a plain, milky white. A little iron makes sand. Iron and copper make moss. Cobalt with a lot of iron makes ink. Clay, the red one, is the white glaze put on so thin that the pot shows through.</p>
<p>It is stirred for ten minutes each morning, then measured with a little glass float. Too thick, and it crawls. Too thin, and the mug looks ill.</p>
<h2>Three seconds</h2>
<p>Hold the mug by its foot. In, a small turn of the wrist so that no air stays in the belly, out, and a shake. At two seconds the coat is thin. At four it is so thick that it runs in the kiln and glues the mug to the shelf. Nobody learns this from being told. An apprentice dips thirty test cups on the first day, and spoils about twenty.</p>
<p>The foot is wiped clean. That is why our mugs have a bare ring underneath, and why you can always tell which clay they are made of.</p>
<h2>Ten hours, then two days</h2>
<p>The second firing goes up to 1,240 degrees in ten hours. At the top the glaze is as liquid as honey. Then we turn the kiln off and do the hardest thing of all, which is nothing. Open it too early and cold air cracks the lot. It takes two days until the door can be opened without gloves.</p>
<p>About one piece in twelve does not pass. It has a pinhole, or it leans, or it met its neighbour. Those go on the shelf of seconds by the door, on Saturdays, at half price. They hold coffee just as well.</p>
<p>You can see how the four colours came out on the page of the <a href="/product/stoneware-mug">stoneware mug</a>.</p>`;

export const CARING_FOR_LINEN = `
<p>Linen has a reputation for being hard work. It is not. It is stronger wet than dry, it does not mind hot water, and it gets better for years. What it asks for is a little space in the machine and a little patience with creases.</p>
<h2>Washing</h2>
<p>Forty degrees is right for tablecloths and colours. Napkins can go to sixty, because napkins meet tomato sauce. Use any liquid soap without bleach. Fill the drum only to half: linen likes to move, and creases are pressed in when it cannot.</p>
<p>Leave the softener out. It coats the fibre, and a coated napkin pushes water around instead of drinking it. If yours came from a drawer where someone used softener for years, wash it twice with a cup of white vinegar. It comes back.</p>
<h2>Drying</h2>
<p>Take it out while it is still heavy with water. Hold it by two corners, snap it once like a sail, and hang it over a line or a door. Pull the edges straight with flat hands. When it is dry, that was your ironing.</p>
<p>A dryer is allowed, on low, if you stop while it is a bit damp. Bone-dry linen goes stiff and then it does need an iron.</p>
<h2>About the creases</h2>
<p>We wash our cloth before we cut it, so that it comes to you creased on purpose. The soft folds are how you can tell linen across a room. If you want it flat for one evening, iron it damp, on the wrong side, with the hottest setting. By the time the soup is on the table nobody will look at the cloth.</p>
<h2>A short list of stains</h2>
<ul>
<li><strong>Red wine:</strong> salt at once, cold water after, then the machine. Not hot water first. It sets the colour.</li>
<li><strong>Candle wax:</strong> let it go hard, lift it with a blunt knife, then lay brown paper on top and press with a warm iron. The paper drinks the rest.</li>
<li><strong>Fat and butter:</strong> washing-up liquid, rubbed in dry, ten minutes, then wash.</li>
<li><strong>Turmeric:</strong> wash it and hang it in the sun. The sun does what soap cannot.</li>
<li><strong>Rust and old unknown marks:</strong> lemon juice and salt, half a day in the sun. If that fails, call it a map.</li>
</ul>
<h2>Keeping it</h2>
<p>Roll large cloths rather than fold them, or fold them along a new line each time, so that no thread is always the one at the bend. Keep linen in the open or in cotton, never in plastic. It has been a plant, and it still likes to breathe.</p>
<p>A good tablecloth lasts about thirty years. Then cut it into napkins. They last for another ten. After that they are the best cleaning rags you have ever had.</p>
<p>Ours come in five colours and four lengths: see the <a href="/product/linen-tablecloth">linen tablecloth</a> and the <a href="/product/linen-napkin">napkin</a> that goes with it.</p>`;
