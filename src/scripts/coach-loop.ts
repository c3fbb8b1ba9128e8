import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import sharp from 'sharp';
import { coachLoop } from '../components/art/loop-lines.ts';
import { COACH_LOOP } from '../lib/file-paths.ts';
import { loopColors, loopStroke, theme } from '../styles/theme.ts';

// `npm run coach-loop`: draws the coach page's background loop frame by frame and has ffmpeg encode it.
// The file is committed; run this after the drawing or the theme's colors change.

const FILE = `public/${COACH_LOOP}`;
const SECONDS = 8;
const RATE = 24;
const LIMIT = 400_000;

const { width, height } = coachLoop(0);
const input = `-y -loglevel error -f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${RATE} -i - -an`;
const codec = `-c:v libx264 -preset slow -tune animation -crf 36 -pix_fmt yuv420p -g ${SECONDS * RATE}`;
const colors = '-vf scale=out_color_matrix=bt709 -colorspace bt709 -color_trc bt709 -color_primaries bt709';
const output = `-metadata comment=${loopColors} -movflags +faststart -fflags +bitexact ${FILE}`;
const ffmpeg = spawn('ffmpeg', `${input} ${codec} ${colors} ${output}`.split(' '), {
  stdio: ['pipe', 'inherit', 'inherit'],
});
const encoded = once(ffmpeg, 'close');
for (let frame = 0; frame < SECONDS * RATE; frame++) {
  const pixels = await renderFrame(frame / (SECONDS * RATE));
  if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain');
}
ffmpeg.stdin.end();
const [code] = (await encoded) as [number];
const { size } = await stat(FILE);
console.log(`${FILE}: ${size} bytes`);
if (code !== 0 || size > LIMIT) process.exit(1);

/** Renders one frame as RGB pixels. */
function renderFrame(moment: number): Promise<Buffer> {
  const { strokes } = coachLoop(moment);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${theme.dark.paper}"/><path d="${strokes.join('')}" fill="none" stroke="${loopStroke}" stroke-width="1.1"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}
