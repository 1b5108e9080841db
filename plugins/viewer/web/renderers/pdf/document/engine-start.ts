import workerAddress from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";

type Modules = typeof import("./engine");

/** pdf.js with a worker of its own: a document that keeps it busy for ever takes down only that. */
export interface Engine extends Modules {
  readonly worker: InstanceType<Modules["pdfjs"]["PDFWorker"]>;
  end(): void;
}

export async function startEngine(): Promise<Engine> {
  // The worker's script is the heaviest part: it does not wait for the modules.
  const thread = new Worker(workerAddress, { type: "module" });
  try {
    const modules = await import("./engine");
    // A decoder that the worker cannot run is loaded by its address.
    modules.pdfjs.GlobalWorkerOptions.workerSrc = workerAddress;
    // The package's own declaration takes nothing but null for a port.
    const worker = new modules.pdfjs.PDFWorker({ port: thread as never });
    const end = () => {
      worker.destroy();
      thread.terminate();
    };
    return { pdfjs: modules.pdfjs, viewer: modules.viewer, worker, end };
  } catch (error) {
    thread.terminate();
    throw error;
  }
}
