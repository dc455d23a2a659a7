// Written by `npm run mine -- muster --take FILE`. A line once here stays where it is: dailies go by its number.
export const PUZZLES = `
w1 1 BIPPV..CD,GG,KLZ,QRS,XY,B,F,OZ,TZ,VWZZ.AAaA,F,MNKL,QP,UUU.1 move-cloud-leaf
w3 5 QRUVa.N.EZ,H,KZ,PP,VCMDY,BBZZ,FGbIJ,LL,T,XO.AA,F,KK,S,UaU.2 banner-leaf2-leaf
w2 3 FGPUX.A.ABCD,EZ,Y,SZ,VV,AB,NZZ,IJ,PQR,UUZ.,aGFH,aKLLK,P,W.2 swap-1-flame-2-flame1
w2 4 ACLMX..ND,GG,O,PPQQZ,VZ,R,FbHIJ,KL,TZZ,UVW.aAAB,F,K,P,Ua.2 lay-flame4-flame
w1 2 BLRSZ.Z.C,GGHIJ,EO,PP,YZ,AAAB,FFF,KKLMN,T,WZ.,,aK,P,UUUVV.2 bridge-leaf-leaf3
w2 5 FJPTZ..CZ,FG,KLMN,PQ,WXYZ,AABB,I,,QRS,EOZZ.Aa,H,K,,aVVUU.2 wizard-feather
d1 1 AGTUa..BB,H,KLMbO,QbS,XY,CDE,FF,KK,PQRZ,UUVWZ.AA,FGJ,L,P,.1 banner-leaf5-leaf
w2 3 FFKLL.Z.CDIE,GG,MN,QZ,UV,AABB,H,K,PPQZZ,VWXY.aA,F,,RP,UUa.2 move-leaf-feather
d1 5 ACUUZ..AB,FFGHI,K,N,VVZ,AB,JZ,LLMSD,EYT,UbWX.,,Ka,aPPPQ,.2 bridge-cloud-water3
w2 2 RSUVa.KN.EZ,H,KZ,PPQ,VCMDY,BBZZ,FGbIJ,LL,T,XO.AA,FF,K,,UaU.2 banner-leaf3-leaf
w2 1 ADFKT.P.BC,NYZZ,KbM,QQ,V,BZ,JOE,LL,S,UVWX.,aIHFGFGa,,P,UU.2 banner-water4-water
w1 3 GNWXZ.V.AA,HIJ,LMbO,RSZ,UU,BCDE,G,KKKZ,T,Y.A,FFa,L,PQPP,U.2 bridge-flame-flame3
d2 5 DFKOQ.QRU.AB,J,LLMS,EYT,UbWXZ,AB,FFGHI,K,N,VVZZ.A,,Ka,aPPP,.2 move-flame-water
w3 1 AAEFG.G.I,FFVLbN,KKZ,R,VWZZ,CDX,OJT,KL,QQ,YZ.aAB,a,,P,UUU.2 banner-water5-feather
w2 5 INZZa.U.CDE,FF,KK,PQR,UUVWZ,BB,H,KLMbO,QbS,XY.AA,FGJ,L,P,.2 wizard-feather
w2 4 AFKSX.U.ABCD,FF,NZZZ,QRIJY,VV,B,GH,KKLMZZ,TOE,W.,,,PPPa,.3 banner-feather1-feather
w1 1 BFNUV..H,I,KLL,RSZ,X,AGBCD,FGZ,KbM,T,WbYEO.aAA,F,,PPP,UaU.1 move-leaf-feather
w2 4 HIMXZ..BBCD,EZZ,L,R,UV,AAA,JOYZ,KKL,T,UUZ.,aFGaF,K,PPS,.3 banner-cloud3-cloud
w1 5 LMPYZ..BC,FFGbI,O,TZZ,VW,E,FGHZ,KL,PQRS,X.AAA,,KKN,Pa,UU.2 bridge-flame-flame5
w2 5 AGKLP..ALBMDE,GHI,O,T,XZ,BRC,FF,KK,SYJ,WZZ.aA,,N,aPPQZ,U.2 move-flame-cloud
w2 1 AGKLP..ALBMDE,GHI,O,T,XZ,BRCZZ,FF,KK,SYJ,W.aA,,NZ,aPPQ,U.2 move-flame-water
w3 5 CNQXY..D,F,OZ,RZ,UUUZ,BH,J,KLLM,STZZ,VV.ABAAa,FI,KK,PPQ,.2 banner-flame5-water
w1 1 QQRYZ..C,FGHZ,KLL,J,W,AAAB,IZ,MNO,PV,UUFV.B,FG,KK,aPP,aU.2 bridge-flame-flame5
w2 5 FKLPS..CZ,GH,OZ,TEY,V,BZZ,FGZ,N,ID,X.BAAA,F,KLM,PaQPQ,UU.2 move-cloud-flame
w1 1 BGOPV..E,INZ,KbM,T,W,AA,FFKPPUZ,LLZ,QRS,VZ.BC,FGa,,Qa,UUX.1 banner-cloud5-leaf
w2 1 BGPTU..CDX,OJ,KL,QQZ,YZ,IE,FFVL,KKZ,RS,VWZZ.aAB,aG,,P,UU.2 move-flame-cloud
`;
