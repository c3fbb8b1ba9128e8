import { reportsChart } from '../../charts/reports.ts';
import { leadershipPilot, middleWeek, reportsBy, words } from '../../content/leadership-pilot.ts';

const { reports, firstReport, signals } = leadershipPilot;
const chart = reportsChart(reports, signals[0].weeks);
/** How many reports there are at the stations; still, the picture shows all of them. */
const counts = [reportsBy(firstReport.days), reportsBy(middleWeek * 7), reports];
const frames = counts.map(
  (count, index) => `@keyframes pile-${index}{to{transform:translateY(${chart.sunk(count)}px)}}`,
);

/** Renders the page's picture: a pile that grows by a report a week, and their number. */
export function Pile() {
  return (
    <>
      <div className="pile-count">
        <p className="font-semibold">{words.pile.unit}</p>
        <div className="pile-number figures">
          <div className="moves reel">
            {[reports, ...counts].map((count, index) => (
              <span key={index}>{count}</span>
            ))}
          </div>
        </div>
      </div>
      <svg viewBox={chart.viewBox} className="pile">
        <style>{frames.join('')}</style>
        <g className="moves pile-sheets">
          {chart.sheets.map((points) => (
            <polygon key={points} points={points} />
          ))}
          <path className="moves pile-trend" d={chart.trend} pathLength={1} />
        </g>
      </svg>
    </>
  );
}
