"""Questions as packages of QTI, in and out: 2.1 and 3.0 of 1EdTech."""
