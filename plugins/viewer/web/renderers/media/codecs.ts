/**
 * Codecs as the server's probe names them, and as browsers are asked for them. One that is not here is not judged:
 * what browsers answer to a name that is not exact says nothing of the file.
 */
const ASKED_AS: Record<string, string> = {
  AVC: 'video/mp4; codecs="avc1.42E01E"',
  HEVC: 'video/mp4; codecs="hvc1.1.6.L93.B0"',
  AV1: 'video/mp4; codecs="av01.0.04M.08"',
  VP8: 'video/webm; codecs="vp8"',
  VP9: 'video/webm; codecs="vp09.00.10.08"',
  Theora: 'video/ogg; codecs="theora"',
  "MPEG-4 Visual": 'video/mp4; codecs="mp4v.20.8"',
  "MPEG Video": 'video/mp4; codecs="mp4v.61"',
  "H.263": 'video/3gpp; codecs="s263"',
  ProRes: 'video/quicktime; codecs="apcn"',
  JPEG: 'video/quicktime; codecs="mjpeg"',
  "AC-3": 'audio/mp4; codecs="ac-3"',
  "E-AC-3": 'audio/mp4; codecs="ec-3"',
  ALAC: 'audio/mp4; codecs="alac"',
  AMR: 'audio/3gpp; codecs="samr"',
};

/** The first codec of a file that this browser does not play, or null where it plays all that is known of it. */
export function unplayableCodec(
  media: Pick<HTMLMediaElement, "canPlayType">,
  codecs: readonly string[],
): string | null {
  const isUnplayable = (codec: string) =>
    codec in ASKED_AS && media.canPlayType(ASKED_AS[codec] ?? "") === "";
  return codecs.find(isUnplayable) ?? null;
}
